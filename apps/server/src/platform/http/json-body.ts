import type { FastifyInstance } from "fastify";

/** Bodies are JSON and nothing else; an empty one is allowed, because some printed calls send only the header. */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") return done(null, undefined);
    return parse(request, body as string, done);
  });
}

import type { FastifyInstance } from "fastify";
import { Problem } from "./problem.ts";
import { refuseOddJson } from "./refuse-odd-json.ts";

/** Bodies are JSON and nothing else; an empty one is allowed, because some printed calls send only the header. */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") return done(null, undefined);
    return parse(request, body as string, (error, value) => {
      if (error) return done(error);
      try {
        refuseOddJson(body as string);
      } catch (problem) {
        // A text of millions of escapes is more than a pattern can follow: it says nothing that we read.
        return done(problem instanceof Problem ? problem : new Problem("INVALID_INPUT"));
      }
      return done(null, value);
    });
  });
}

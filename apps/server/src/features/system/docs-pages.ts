import { existsSync } from "node:fs";
import { join } from "node:path";
import serveFiles from "@fastify/static";
import type { FastifyInstance } from "fastify";

/** Files of our own and nothing inline; the search asks for its list of words. */
const POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The documentation at /docs, where `npm run task docs` has built it; elsewhere that address is no page. */
export async function mountDocsPages(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, "index.html"))) return;
  app.get("/docs", (_request, reply) => reply.redirect("/docs/"));
  await app.register(serveFiles, {
    root: folder,
    prefix: "/docs/",
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => void reply.header("cache-control", "no-cache").header("content-security-policy", POLICY),
  });
}

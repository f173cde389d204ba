import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { apiVersion, calls } from "@audit/contract";
import type { FastifyInstance, FastifyReply } from "fastify";
import { describePublicCalls, Problem } from "../../platform/http/index.ts";

export const DESCRIPTION = "/api/v1/openapi.json";
const PAGE = "/api/v1/reference";

/** The viewer's own files, served from here: the page loads nothing from anywhere else. */
const VIEWER = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
const FILES: Readonly<Record<string, { readonly type: string; read(): Promise<string> }>> = {
  "viewer.js": { type: "text/javascript", read: () => readFile(join(VIEWER, "swagger-ui-bundle.js"), "utf8") },
  "viewer.css": { type: "text/css", read: () => readFile(join(VIEWER, "swagger-ui.css"), "utf8") },
  "start.js": { type: "text/javascript", read: async () => START },
};

const START = `document.documentElement.classList.toggle("dark-mode", matchMedia("(prefers-color-scheme: dark)").matches);
SwaggerUIBundle({
  url: ${JSON.stringify(DESCRIPTION)},
  dom_id: "#reference",
  deepLinking: true,
  docExpansion: "list",
  defaultModelsExpandDepth: -1,
  validatorUrl: null,
  persistAuthorization: false,
});
`;

/** Nothing inline and nothing from elsewhere; the viewer's style holds its icons as data. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const HTML = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>API reference</title>
<link rel="stylesheet" href="${PAGE}/viewer.css">
<script src="${PAGE}/viewer.js" defer></script>
<script src="${PAGE}/start.js" defer></script>
</head>
<body>
<main id="reference"></main>
<noscript><p>The description as a file: <a href="${DESCRIPTION}">openapi.json</a></p></noscript>
</body>
</html>
`;

/** The public calls, described for programs and for people. Anybody may read it: it holds nothing of anybody. */
export function mountReference(app: FastifyInstance): void {
  const description = JSON.stringify(describePublicCalls(calls, apiVersion));
  const cached = (reply: FastifyReply, type: string): FastifyReply =>
    reply.header("cache-control", "public, max-age=300").type(`${type}; charset=utf-8`);
  app.get(DESCRIPTION, (_request, reply) => cached(reply, "application/json").send(description));
  app.get(PAGE, (_request, reply) => cached(reply, "text/html").header("content-security-policy", POLICY).send(HTML));
  app.get<{ Params: { file: string } }>(`${PAGE}/:file`, async ({ params: { file } }, reply) => {
    const found = Object.hasOwn(FILES, file) ? FILES[file] : undefined;
    if (found === undefined) throw new Problem("NOT_FOUND");
    return cached(reply, found.type).send(await found.read());
  });
}

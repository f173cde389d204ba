import { isSecretPath, pageAt } from "@audit/contract";
import serveFiles from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { callerOf, type Caller } from "./caller.ts";
import { pagePolicy } from "./content-policy.ts";
import { replyWithProblem } from "./error-reply.ts";
import { describeLinkPage, isLinkPage } from "./link-pages.ts";
import { createPageShell, type ShellParts } from "./page-shell.ts";
import { pathOf } from "./path-of.ts";
import { Problem } from "./problem.ts";

/** What the page of one request shows and may load. */
interface PageLook {
  readonly parts: ShellParts;
  readonly analytics: boolean;
  readonly pictures: readonly string[];
}

export type LookOf = (asked: Pick<Caller, "host">, options: { readonly secret: boolean }) => PageLook;

/** Files named after their content, as the build makes them; the logo and the icon keep their names and may change. */
const HASHED = /\/assets\/(?:\w\w\/)?[^/]+-[\w-]{8}\.\w+$/;
const FOREVER = "public, max-age=31536000, immutable";

/** Serves the built browser app: its files, and its shell in the look of the host's brand at every address. */
export async function serveWebPages(app: FastifyInstance, folder: string, lookOf: LookOf): Promise<void> {
  const shell = createPageShell(folder);
  if (shell.isBuilt()) {
    await app.register(serveFiles, {
      root: folder,
      index: false,
      cacheControl: false,
      preCompressed: true,
      // The page as it was built lacks brand and nonces.
      allowedPath: (path) => !path.startsWith("/index.html"),
      setHeaders: (reply, path) =>
        reply.header("cache-control", HASHED.test(path.replace(/\.(br|gz)$/, "")) ? FOREVER : "no-cache"),
    });
  }
  for (const [from, to] of [
    ["/app", "/"],
    ["/dashboard", "/"],
  ] as const) {
    app.get(from, (request, reply) => reply.redirect(to + queryOf(request.url)));
  }
  const answerPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (!shell.isBuilt() || !wantsPage(request)) return replyWithProblem(new Problem("NOT_FOUND"), request, reply);
    const path = pageOf(request.url);
    const secret = isSecretPath(path);
    const { parts, analytics, pictures } = lookOf(callerOf(request), { secret });
    const { html, nonce } = await shell.render(parts);
    if (secret) reply.header("x-robots-tag", "noindex, nofollow");
    return reply
      .code(pageAt(path) === null ? 404 : 200)
      .header("content-security-policy", pagePolicy({ nonce, analytics, pictures }))
      .header("cache-control", secret ? "no-store" : "no-cache")
      .type("text/html; charset=utf-8")
      .send(isLinkPage(path) ? describeLinkPage(html) : html);
  };
  app.get("/", answerPage);
  app.setNotFoundHandler(answerPage);
}

/** A missing file of the app is a plain 404; a page in its place would hide the fault. */
function wantsPage(request: FastifyRequest): boolean {
  const path = pageOf(request.url);
  return (
    ["GET", "HEAD"].includes(request.method) && !/^\/(api|assets)(\/|$)/.test(path) && !/\.[a-z0-9]{2,5}$/i.test(path)
  );
}

const pageOf = (url: string): string => pathOf(url).replace(/(?<=.)\/+$/, "");
const queryOf = (url: string): string => (url.includes("?") ? url.slice(url.indexOf("?")) : "");

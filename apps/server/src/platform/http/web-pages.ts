import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import serveFiles from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { describeLinkPage, guardLinkPage, isLinkPage } from "./link-pages.ts";
import { Problem } from "./problem.ts";
import { replyWithProblem } from "./error-reply.ts";

/** Addresses of screens. Anything else is answered 404, with the app shell that shows where to go. */
const SCREENS: readonly RegExp[] = [
  /^\/(login|signup|forgot-password|reset-password)?$/,
  /^\/account(\/(upgrade|subscription|subscription-success))?$/,
  /^\/dashboard\/(actions|shares)$/,
  /^\/admin(\/(jobs|system|users|prompts))?$/,
  /^\/admin\/email-sequences(\/[^/]+\/templates(\/create|\/[^/]+\/edit)?)?$/,
  /^\/dev\/gallery$/,
];

/** Files named after their content, as the build makes them; the logo and the icon keep their names and may change. */
const HASHED = /\/assets\/[^/]+-[\w-]{8}\.\w+$/;
const FOREVER = "public, max-age=31536000, immutable";

/** Serves the built browser app: its files, and its shell at every address of a screen. */
export async function serveWebPages(app: FastifyInstance, folder: string): Promise<void> {
  const isBuilt = (): boolean => existsSync(join(folder, "index.html"));
  if (isBuilt()) {
    await app.register(serveFiles, {
      root: folder,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => reply.header("cache-control", HASHED.test(path) ? FOREVER : "no-cache"),
    });
  }
  for (const [from, to] of [
    ["/app", "/"],
    ["/dashboard", "/"],
  ] as const) {
    app.get(from, (request, reply) => reply.redirect(to + queryOf(request.url)));
  }
  const answerPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (!isBuilt() || !wantsPage(request)) return replyWithProblem(new Problem("NOT_FOUND"), request, reply);
    return sendShell(request, reply, folder);
  };
  app.get("/", answerPage);
  app.setNotFoundHandler(answerPage);
}

async function sendShell(request: FastifyRequest, reply: FastifyReply, folder: string): Promise<FastifyReply> {
  const shell = await readFile(join(folder, "index.html"), "utf8");
  const path = pathOf(request.url);
  reply.header("cache-control", "no-cache").type("text/html; charset=utf-8");
  if (isLinkPage(path)) return guardLinkPage(reply).send(describeLinkPage(shell));
  return reply.code(SCREENS.some((screen) => screen.test(path)) ? 200 : 404).send(shell);
}

/** A missing file of the app is a plain 404; a page in its place would hide the fault. */
function wantsPage(request: FastifyRequest): boolean {
  const path = pathOf(request.url);
  return (
    ["GET", "HEAD"].includes(request.method) && !/^\/(api|assets)(\/|$)/.test(path) && !/\.[a-z0-9]{2,5}$/i.test(path)
  );
}

const pathOf = (url: string): string => url.split("?")[0]!.replace(/(?<=.)\/+$/, "");
const queryOf = (url: string): string => (url.includes("?") ? url.slice(url.indexOf("?")) : "");

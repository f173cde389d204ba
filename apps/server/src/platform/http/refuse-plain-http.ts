import { rareTexts } from "@audit/contract";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../config/config.ts";
import { callerOf } from "./caller.ts";
import { pathOf } from "./path-of.ts";
import { Problem } from "./problem.ts";

/** Asked by machines beside this one, and telling nothing. */
const PROBES = ["/healthz", "/readyz"];

/**
 * Keeps passwords and tokens of others than this machine off lines without TLS: pages lead to https, calls are refused, so
 * that a program which asks wrongly is noticed at once.
 */
export function refusePlainHttp(app: FastifyInstance, { plainHttp }: Pick<Config, "plainHttp">): void {
  if (plainHttp) return;
  app.addHook("onRequest", async (request, reply) => {
    const { isSecure, isLoopback, host } = callerOf(request);
    const path = pathOf(request.url);
    if (isSecure || isLoopback || PROBES.includes(path)) return;
    const isPage = ["GET", "HEAD"].includes(request.method) && !path.startsWith("/api/") && path !== "/metrics";
    if (!isPage) throw new Problem("INVALID_INPUT", { text: rareTexts.plainHttp });
    return reply.redirect(`https://${host}${request.url}`, 308);
  });
}

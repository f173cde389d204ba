import { timingSafeEqual, createHash } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Db } from "../../platform/database/index.ts";
import { callerOf, Problem, requireScope, type Authenticate } from "../../platform/http/index.ts";
import type { Metrics } from "../../platform/metrics/index.ts";
import { openInstallationGauges } from "./installation-gauges.ts";
import type { Monitors } from "./monitors.ts";

/** @returns all figures as Prometheus reads them; those of the whole installation only where `monitors` are */
export function figuresOf({ registry }: Metrics, db: Db, monitors: Monitors | null): () => Promise<string> {
  const refresh = monitors && openInstallationGauges(registry, db, monitors);
  return async () => {
    await refresh?.();
    return registry.metrics();
  };
}

interface MetricsServices {
  readonly metrics: Metrics;
  readonly figures: () => Promise<string>;
  readonly authenticate: Authenticate;
  /** What a scraper presents as its bearer; null: administrators only. */
  readonly token: string | null;
}

/** Figures for Prometheus, at /metrics, for whoever has the token or is an administrator. */
export function mountMetrics(
  app: FastifyInstance,
  { metrics: { registry }, figures, authenticate, token }: MetricsServices,
): void {
  app.get("/metrics", async (request, reply) => {
    await admitScraper(request, token, authenticate);
    return reply
      .type(registry.contentType)
      .header("cache-control", "no-store")
      .send(await figures());
  });
}

async function admitScraper(request: FastifyRequest, token: string | null, authenticate: Authenticate): Promise<void> {
  const presented = (request.headers.authorization ?? "").replace(/^bearer /i, "");
  if (token !== null && isSame(presented, token)) return;
  const actor = await authenticate(callerOf(request).bearer);
  if (!actor) throw new Problem("AUTHENTICATION_REQUIRED");
  if (actor.token) requireScope("admin", actor.token);
  if (!actor.isAdmin) throw new Problem("ADMIN_REQUIRED");
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
/** Takes equally long wherever the texts differ. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

/** Times all calls that are mounted afterwards. */
export function timeCalls(app: FastifyInstance, { callSeconds }: Metrics): void {
  app.addHook("onResponse", async (request, reply) => {
    // The route as it was declared: addresses that visitors make up must not become names of figures.
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? "none",
      status: String(reply.statusCode),
    };
    callSeconds.observe(labels, reply.elapsedTime / 1000);
  });
}

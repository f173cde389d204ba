import fastify, { type FastifyInstance } from "fastify";
import { readSession } from "./features/accounts/index.ts";
import { mountMetrics } from "./features/monitoring/index.ts";
import { mountHealth } from "./features/system/index.ts";
import { replyWithProblem } from "./platform/http/index.ts";
import type { Services } from "./services.ts";

/**
 * Health and figures on a port of their own, for whoever watches this process from the network inside; workers have no other.
 * @returns stops it; null where no port is set
 * @throws Error for a port in use
 */
export async function serveHealth({
  config,
  store,
  readiness,
  metrics,
  figures,
}: Services): Promise<(() => Promise<void>) | null> {
  if (config.healthPort === null) return null;
  const app: FastifyInstance = fastify({ forceCloseConnections: true });
  app.setErrorHandler((error, request, reply) => replyWithProblem(error, request, reply));
  mountHealth(app, readiness);
  mountMetrics(app, {
    metrics,
    figures,
    authenticate: (bearer) => readSession(store.db, bearer, config.accounts),
    token: config.metricsToken,
  });
  await app.listen({ host: config.host, port: config.healthPort });
  return () => app.close();
}

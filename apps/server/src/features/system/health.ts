import type { FastifyInstance } from "fastify";
import type { Readiness } from "../../platform/readiness.ts";

/** For process managers and load balancers: /healthz says the process lives, /readyz that it can serve, or why it can't. */
export function mountHealth(app: FastifyInstance, readiness: Readiness): void {
  app.get("/healthz", () => ({ ok: true }));
  app.get("/readyz", async (_request, reply) => {
    const because = await readiness.because();
    return because.length === 0 ? { ok: true } : reply.code(503).send({ ok: false, because });
  });
}

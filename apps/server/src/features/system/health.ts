import type { FastifyInstance } from "fastify";
import { answers, type Db } from "../../platform/database/index.ts";

const LONGEST_WAIT_MS = 2_000;

/** For process managers and load balancers: /healthz says the process lives, /readyz that it can serve. */
export function mountHealth(app: FastifyInstance, db: Db): void {
  app.get("/healthz", () => ({ ok: true }));
  app.get("/readyz", async (_request, reply) => {
    const ready = await isReachable(db);
    return reply.code(ready ? 200 : 503).send({ ok: ready });
  });
}

async function isReachable(db: Db): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS, false).unref());
  return Promise.race([answers(db), late]);
}

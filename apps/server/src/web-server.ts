import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { readView } from "./features/access/index.ts";
import { readBearer } from "./features/accounts/index.ts";
import { brandOf, createLook, openLogos, paymentModelOf } from "./features/branding/index.ts";
import { mountMetrics, timeCalls, type Monitors } from "./features/monitoring/index.ts";
import { mountDocsPages } from "./features/system/index.ts";
import {
  CEILING_SECONDS,
  createApp,
  createMount,
  serveWebPages,
  traceCalls,
  type Authenticate,
} from "./platform/http/index.ts";
import { addHits } from "./platform/rate-limit/index.ts";
import { ROOT, type Services } from "./services.ts";
import { callGroups, type Web } from "./web-calls.ts";

interface WebServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Serves calls and screens on the configured port. @returns null for a worker. @throws Error for a port in use. */
export async function serveWeb(services: Services): Promise<WebServer | null> {
  const { config } = services;
  const { monitors } = services;
  if (monitors === null) return null;
  const app = await buildWeb(services, monitors);
  const stop = async (): Promise<void> => app.close();
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: urlOf(app, config.host), stop };
}

async function buildWeb(services: Services, monitors: Monitors): Promise<FastifyInstance> {
  const { config, store, log, metrics, figures, readiness } = services;
  const { db } = store;
  const app = await createApp(config, log, (address, hits) =>
    addHits(db, `calls:${address}`, { hits, seconds: CEILING_SECONDS }),
  );
  const authenticate: Authenticate = (bearer) => readBearer(db, bearer, config);
  // A connection that is kept would bring its next call here.
  app.addHook("onSend", async (_request, reply) => {
    if (readiness.isStopping) reply.header("connection", "close");
  });
  // Before the routes, so that all of them are timed.
  timeCalls(app, metrics);
  traceCalls(app, services.traces);
  mountMetrics(app, { metrics, figures, authenticate, token: config.metricsToken });
  const logos = await openLogos(store);
  app.addHook("onClose", () => logos.close());
  const web: Web = {
    ...services,
    db,
    app,
    mount: createMount(app, authenticate),
    authenticate,
    monitors,
    logos,
    paymentTypeOf: (caller) => paymentModelOf(brandOf(config.brands, caller)),
    accessOf: (userId, domain) => readView(db, config.access, userId, domain),
  };
  for (const mountGroup of callGroups) await mountGroup(web);
  await mountDocsPages(app, join(ROOT, "runtime/docs/dist/site"));
  await serveWebPages(app, join(ROOT, "apps/web/dist"), createLook(config, logos));
  return app;
}

function urlOf(app: FastifyInstance, host: string): string {
  const { port } = app.server.address() as AddressInfo;
  const name = ["0.0.0.0", "::", "127.0.0.1", "::1"].includes(host) ? "localhost" : host;
  return `http://${name}:${port}`;
}

import { timingSafeEqual, createHash } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Db } from "../../platform/database/index.ts";
import { callerOf, Problem, type Authenticate } from "../../platform/http/index.ts";
import type { Monitors, SystemPart } from "./monitors.ts";
import {
  countEnded,
  countFaults,
  countUnfinished,
  listProcesses,
  readActiveUsers,
  readOutbox,
} from "./monitoring-store.ts";

interface MetricsServices {
  readonly db: Db;
  readonly monitors: Monitors;
  readonly authenticate: Authenticate;
  /** What a scraper presents as its bearer; null: administrators only. */
  readonly token: string | null;
}

/** Figures for Prometheus, at /metrics, for whoever has the token or is an administrator. */
export function mountMetrics(app: FastifyInstance, { db, monitors, authenticate, token }: MetricsServices): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  timeRequests(app, registry);
  const refresh = gaugesOf(registry, db, monitors);
  app.get("/metrics", async (request, reply) => {
    await admitScraper(request, token, authenticate);
    await refresh();
    return reply
      .type(registry.contentType)
      .header("cache-control", "no-store")
      .send(await registry.metrics());
  });
}

async function admitScraper(request: FastifyRequest, token: string | null, authenticate: Authenticate): Promise<void> {
  const presented = (request.headers.authorization ?? "").replace(/^bearer /i, "");
  if (token !== null && isSame(presented, token)) return;
  const actor = await authenticate(callerOf(request).bearer);
  if (!actor) throw new Problem("AUTHENTICATION_REQUIRED");
  if (!actor.isAdmin) throw new Problem("ADMIN_REQUIRED");
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
/** Takes equally long wherever the texts differ. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

function timeRequests(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from the first byte of a request to the last of its answer",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  app.addHook("onResponse", async (request, reply) => {
    // The route as it was declared: addresses that visitors make up must not become names of figures.
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? "none",
      status: String(reply.statusCode),
    };
    seconds.observe(labels, reply.elapsedTime / 1000);
  });
}

const PARTS: readonly SystemPart[] = ["mcpServer", "supabase", "stripe", "mail", "disk"];

/** @returns reads the figures that live in the database; to be called before each answer */
function gaugesOf(registry: Registry, db: Db, monitors: Monitors): () => Promise<void> {
  const gauge = <L extends string>(name: string, help: string, labelNames: readonly L[] = []): Gauge<L> =>
    new Gauge({ name, help, labelNames: [...labelNames], registers: [registry] });
  const jobs = gauge("audit_jobs", "Unfinished jobs by status", ["status"]);
  const oldest = gauge("audit_jobs_oldest_seconds", "Age of the oldest unfinished job by status", ["status"]);
  const ended = gauge("audit_jobs_ended_day", "Jobs that ended in the last 24 hours by status", ["status"]);
  const faults = gauge(
    "audit_faults_day",
    "Verdicts and pages that the program failed on, in jobs of the last 24 hours",
    ["kind"],
  );
  const workers = gauge("audit_workers", "Processes that work on jobs and report themselves");
  const users = gauge("audit_active_users", "Accounts seen in the last 15 minutes");
  const mails = gauge("audit_mails", "Mails of the outbox that wait or were given up", ["state"]);
  const up = gauge("audit_dependency_up", "1 when the part answered its last check; parts not set up are left out", [
    "part",
  ]);
  const latency = gauge("audit_dependency_latency_seconds", "Time that the last check took", ["part"]);
  return async () => {
    for (const one of [jobs, oldest, ended, up, latency]) one.reset();
    for (const row of await countUnfinished(db)) {
      jobs.set({ status: row.status }, row.count);
      oldest.set({ status: row.status }, row.oldest);
    }
    for (const { status, count } of await countEnded(db)) ended.set({ status }, count);
    const { verdicts, pages } = await countFaults(db);
    faults.set({ kind: "verdict" }, Number(verdicts));
    faults.set({ kind: "page" }, Number(pages));
    workers.set((await listProcesses(db)).filter(({ alive, role }) => alive && role !== "web").length);
    users.set((await readActiveUsers(db)).count);
    const { waiting, failed } = await readOutbox(db);
    mails.set({ state: "waiting" }, waiting);
    mails.set({ state: "given_up" }, failed);
    const readings = [
      ...PARTS.map((part) => [part, monitors.system(part)] as const),
      ...Object.entries(monitors.providers()),
    ];
    for (const [part, { status, latencyMs }] of readings) {
      if (status === "unknown" || status === "not_configured") continue;
      up.set({ part }, status === "failed" ? 0 : 1);
      latency.set({ part }, (latencyMs ?? 0) / 1000);
    }
  };
}

import { Gauge, type Registry } from "prom-client";
import type { Db } from "../../platform/database/index.ts";
import type { Monitors, SystemPart } from "./monitors.ts";
import {
  countEnded,
  countFaults,
  countUnfinished,
  listProcesses,
  readActiveUsers,
  readOutbox,
} from "./monitoring-store.ts";

const PARTS: readonly SystemPart[] = ["mcpServer", "supabase", "stripe", "mail", "disk"];

/**
 * Figures of the whole installation, which every web process tells alike.
 * @returns reads them from the database; to be called before each answer
 */
export function openInstallationGauges(registry: Registry, db: Db, monitors: Monitors): () => Promise<void> {
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

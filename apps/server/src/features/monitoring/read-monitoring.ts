import { faultCauses, limits, type Monitoring, type PaymentsMode, type Process } from "@audit/contract";
import type { Db, ProcessRow } from "../../platform/database/index.ts";
import type { Config } from "../../config/config.ts";
import { readStored } from "../retention/index.ts";
import type { Monitors } from "./monitors.ts";
import * as store from "./monitoring-store.ts";

interface MonitoringSettings {
  readonly mode: PaymentsMode;
  readonly kept: Config["kept"];
}

/** How everything stands this moment; the probes answer with their last check. */
export async function readMonitoring(
  db: Db,
  monitors: Monitors,
  { mode, kept }: MonitoringSettings,
): Promise<Monitoring> {
  const { count, users } = await store.readActiveUsers(db);
  const mails = await store.readOutbox(db);
  const { heapUsed, heapTotal, rss } = process.memoryUsage();
  return {
    activeUsers: {
      count,
      timeWindow: `${limits.activeUserMinutes} minutes`,
      users: users.map(({ id, email, name }) => ({ auth_user_id: id, email, display_name: name })),
    },
    activeJobs: await readJobs(db),
    endedToday: await readEnded(db),
    faultsToday: await readFaults(db),
    accounts: await store.countAccounts(db),
    systemHealth: { uptime: process.uptime(), memoryUsage: { heapUsed, heapTotal, rss } },
    stored: await readStored(db, kept),
    processes: (await store.listProcesses(db)).map(presentProcess),
    mails: { waiting: mails.waiting, oldestSeconds: mails.oldest, failed: mails.failed },
    apiStatus: {
      mcpServer: monitors.system("mcpServer"),
      supabase: monitors.system("supabase"),
      stripe: { ...monitors.system("stripe"), mode },
      mail: monitors.system("mail"),
      disk: monitors.system("disk"),
      browser: monitors.system("browser"),
      llmProviders: { current_provider: monitors.writer, providers: monitors.providers() },
    },
  };
}

async function readJobs(db: Db): Promise<Monitoring["activeJobs"]> {
  const byStatus = await store.countUnfinished(db);
  const jobs = await store.listUnfinished(db);
  return {
    total: byStatus.reduce((sum, { count }) => sum + count, 0),
    byStatus: Object.fromEntries(byStatus.map(({ status, count }) => [status, count])),
    oldestSeconds: Object.fromEntries(byStatus.map(({ status, oldest }) => [status, oldest])),
    jobs: jobs.map(({ id, url, status, created_at, email, name }) => ({
      id,
      url,
      status,
      userEmail: email,
      userName: name,
      createdAt: created_at.toISOString(),
    })),
  };
}

async function readEnded(db: Db): Promise<Monitoring["endedToday"]> {
  const ended = await store.countEnded(db);
  const countOf = (wanted: string): number => ended.find(({ status }) => status === wanted)?.count ?? 0;
  return { completed: countOf("completed"), failed: countOf("failed") };
}

async function readFaults(db: Db): Promise<Monitoring["faultsToday"]> {
  const counts = await store.countFaultsByCause(db);
  return faultCauses.flatMap((cause) => {
    const count = Number(counts.find((row) => row.cause === cause)?.count ?? 0);
    return count === 0 ? [] : [{ cause, count }];
  });
}

const presentProcess = (row: ProcessRow & { alive: boolean }): Process => ({
  id: row.id,
  role: row.role,
  host: row.host,
  pid: row.pid,
  version: row.version,
  startedAt: row.started_at.toISOString(),
  heartbeatAt: row.heartbeat_at.toISOString(),
  alive: row.alive,
  slots: row.slots,
  running: row.running,
  heapUsed: row.heap_used,
  rss: row.rss,
});

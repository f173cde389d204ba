import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import type { Config } from "../../config/config.ts";
import type { Db } from "../../platform/database/index.ts";
import type { Log } from "../../platform/log.ts";
import { deleteProcess, saveHeartbeat } from "./monitoring-store.ts";

const EVERY_MS = 10_000;

interface Reported extends Pick<Config, "role" | "workers"> {
  readonly version: string;
  /** Jobs in hand. */
  readonly running: () => number;
}

/** Tells the database every ten seconds that this process lives. @returns signs it off */
export async function beat(
  db: Db,
  log: Log,
  { role, workers, version, running }: Reported,
): Promise<() => Promise<void>> {
  const self = { id: randomUUID(), role, host: hostname(), pid: process.pid, version };
  const report = (): Promise<void> => {
    const { heapUsed, rss } = process.memoryUsage();
    const slots = role === "web" ? 0 : workers;
    return saveHeartbeat(db, { ...self, slots, running: running(), heap_used: heapUsed, rss });
  };
  let reporting = report();
  await reporting;
  const timer = setInterval(() => {
    // A database that is away for a while is told when it is back.
    reporting = report().catch((error: unknown) => log.warn({ err: error }, "this process could not report itself"));
  }, EVERY_MS);
  return async () => {
    clearInterval(timer);
    await reporting;
    await deleteProcess(db, self.id).catch(() => undefined);
  };
}

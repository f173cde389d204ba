import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { openPostgres } from "../../platform/database/postgres.ts";
import { createLog } from "../../platform/log.ts";
import { openQueue } from "../../platform/queue/queue.ts";
import { scriptedPlan } from "../script-audit.ts";
import { surroundings } from "../server-process.ts";
import { waitFor } from "../wait-for.ts";
import { plantQueued } from "./plant-queued.ts";

export interface FrozenSeen {
  /** Jobs whose first write of the worker that had slept was refused. */
  readonly refused: number;
  /** Writes of that worker that went through after it woke. */
  readonly stale: number;
  readonly completed: number;
  /** Actions beyond those of one plan per job. */
  readonly doubled: number;
}

const WAKE_MS = 20_000;

/**
 * Stops a worker in the middle of all its jobs, lets another one take them over and finish them, and wakes the first.
 * @param pastMs how long it sleeps at least
 */
export async function freezeWorker(database: string, jobs: number, pastMs: number): Promise<FrozenSeen> {
  const log = createLog("silent");
  const store = await openPostgres(database, log);
  const queue = await openQueue(store, log, { supervise: false });
  const ids = await plantQueued(store, queue, jobs);
  const dataDir = mkdtempSync(join(tmpdir(), "seo-audit-frozen-"));
  const env = {
    ...surroundings,
    DATABASE_URL: database,
    DATA_DIR: dataDir,
    ROLE: "worker",
    WORKERS: String(jobs),
    PORT: "0",
    CRAWL_RATE: "0",
  };
  const batches = (name: string) =>
    store.db.selectFrom("crawl_batches").select("job_id").where("bytes", "=", Buffer.from(name)).execute();
  const sleeper = await startWorker(env, ["sleeper", "endless"]);
  await waitFor(
    "the worker to write for every job",
    async () => new Set((await batches("sleeper")).map((row) => row.job_id)).size === jobs,
    120_000,
  );
  sleeper.child.kill("SIGSTOP");
  const before = (await batches("sleeper")).length;
  const asleep = sleeper.lines.length;
  const heir = await startWorker(env, ["heir", "few"]);
  const countCompleted = async (): Promise<number> => {
    const done = await store.db.selectFrom("jobs").select("id").where("status", "=", "completed").execute();
    return done.filter(({ id }) => ids.includes(id)).length;
  };
  const [completed] = await Promise.all([
    waitFor("the other worker to finish all", async () => (await countCompleted()) === jobs && jobs, 300_000),
    pause(pastMs),
  ]);
  sleeper.child.kill("SIGCONT");
  // Woken, each of its jobs goes on with the write that it was about to make.
  await pause(WAKE_MS);
  const refused = new Set(sleeper.lines.slice(asleep).flatMap((line) => (line.endsWith(" LeaseLost") ? [line] : [])));
  const stale = (await batches("sleeper")).length - before;
  const actions = await store.db.selectFrom("actions").select("id").where("job_id", "in", ids).execute();
  for (const { child } of [sleeper, heir]) {
    child.kill("SIGKILL");
    await once(child, "exit");
  }
  await queue.close(1_000);
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
  return { refused: refused.size, stale, completed, doubled: actions.length - jobs * scriptedPlan.actions.length };
}

interface Worker {
  readonly child: ChildProcess;
  readonly lines: string[];
}

async function startWorker(env: NodeJS.ProcessEnv, args: readonly string[]): Promise<Worker> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "frozen-worker.ts"), ...args], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines: string[] = [];
  createInterface(child.stdout).on("line", (line) => void lines.push(line));
  await waitFor("the worker", async () => lines.includes("working"), 60_000);
  return { child, lines };
}

import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createClient, getJob, getReport, listJobs, signUp, submitUrl, type Job } from "@audit/contract";
import { startServerProcess } from "../server-process.ts";
import { waitFor } from "../wait-for.ts";
import type { Calls } from "./measure.ts";

const PATIENCE_MS = 2 * 60 * 60_000;
/** As often as an open screen hears of its audit. */
const LOOK_EVERY_MS = 1_000;

export interface RunningAudit {
  readonly id: string;
  /** Whether the site is still to be read. */
  isReading(): Promise<boolean>;
  goesOn(): Promise<boolean>;
  ended(): Promise<{ status: string; read: number }>;
}

/** The program as `npm start` runs it, on a fresh embedded database, with one account. */
export interface Installation {
  audit(url: string): Promise<RunningAudit>;
  /** What is measured: the job list, and the report of a finished job. */
  callsOn(jobId: string): Calls;
  /** Id of the program's process. */
  readonly pid: number;
  read(id: string): Promise<Job>;
  /** Of the machine, over one, five and fifteen minutes. */
  load(): string;
  close(): Promise<void>;
}

/**
 * @param urls sites that may be read although they are on this machine, without pauses
 * @param env settings beside
 */
export async function openInstallation(
  urls: readonly string[],
  pages: number,
  env: Readonly<Record<string, string>> = {},
): Promise<Installation> {
  const dataDir = mkdtempSync(join(tmpdir(), "seo-audit-api-"));
  const program = await startServerProcess({
    DATA_DIR: dataDir,
    CRAWL_ALLOW_HOSTS: urls.map((url) => new URL(url).host).join(","),
    CRAWL_MAX_PAGES: String(pages),
    CRAWL_MAX_SECONDS: "7000",
    ...env,
  });
  if (program.url === "") throw new Error(`The program did not start: ${program.output()}`);
  const anonymous = createClient({ base: program.url, token: () => null });
  const body = { email: `${randomUUID()}@shop.example`, password: randomUUID() };
  const { token } = await anonymous(signUp, { body });
  const call = createClient({ base: program.url, token: () => token });
  const read = async (id: string): Promise<Job> => (await call(getJob, { params: { id } })).data;
  return {
    async audit(url) {
      const { id } = (await call(submitUrl, { body: { url } })).data;
      const isIn = async (...statuses: string[]): Promise<boolean> => statuses.includes((await read(id)).status);
      return {
        id,
        isReading: () => isIn("queued", "starting", "executing_parallel_streams"),
        goesOn: async () => !(await isIn("completed", "failed")),
        ended: async () => {
          // Nobody looks in step with others.
          await pause(Math.random() * LOOK_EVERY_MS);
          return waitFor(
            "the audit's end",
            async () => {
              const { status, pages_crawled } = await read(id);
              return ["completed", "failed"].includes(status) && { status, read: pages_crawled };
            },
            PATIENCE_MS,
            LOOK_EVERY_MS,
          );
        },
      };
    },
    pid: program.child.pid ?? 0,
    read,
    callsOn: (id) => ({
      "job list": () => call(listJobs, { query: {} }),
      report: () => call(getReport, { params: { id } }),
    }),
    load: () =>
      loadavg()
        .map((one) => one.toFixed(1))
        .join(" "),
    async close() {
      await program.end("SIGTERM");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

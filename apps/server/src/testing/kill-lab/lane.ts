import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSizedShop, type SizedShop } from "@audit/testkit";
import pg from "pg";
import { planterOf, type Plant } from "../planter.ts";
import { openTestPostgres } from "../postgres.ts";
import { auditProcessesOf, startServerProcess, type ServerProcess } from "../server-process.ts";

export type StoreKind = "embedded" | "postgres";
/** What is killed: everything of the installation, or only the process that reads the site. */
export type Victim = "program" | "audit";

/** An installation of its own, with shops of several sizes to audit, whose processes may be killed. */
export interface Lane {
  readonly kind: StoreKind;
  readonly shops: ReadonlyMap<number, SizedShop>;
  /** Null where the store can't be read from outside. */
  readonly database: pg.Client | null;
  url(): string;
  plant: Plant;
  /** Kills without warning; what was killed is started again. @returns milliseconds until the program serves again. */
  kill(victim: Victim): Promise<number>;
  close(): Promise<void>;
}

const LATENCY_MS = 5;

/** @throws Error when PostgreSQL is asked for and can't be had. */
export async function openLane(kind: StoreKind, sizes: readonly number[]): Promise<Lane> {
  const opened = kind === "postgres" ? await openTestPostgres() : null;
  if (typeof opened === "string") throw new Error(opened);
  const dataDir = mkdtempSync(join(tmpdir(), "seo-audit-kill-"));
  const shops = new Map<number, SizedShop>();
  for (const size of sizes) shops.set(size, await startSizedShop(size, { latencyMs: LATENCY_MS }));
  const database = opened && new pg.Client({ connectionString: opened.url });
  await database?.connect();
  const env = {
    ...(opened ? { DATABASE_URL: opened.url } : {}),
    DATA_DIR: dataDir,
    PAYMENTS: "sandbox",
    FREE_DOMAINS_PER_MONTH: "0",
    CRAWL_ALLOW_HOSTS: [...shops.values()].map(({ host }) => host).join(","),
    // One request at a time: the order of pages, and with it every choice of an example, is the same in each run.
    CRAWL_CONCURRENCY: "1",
    CRAWL_MAX_PAGES: "5000",
    WORKERS: "1",
  };
  const start = async (): Promise<ServerProcess> => {
    const started = await startServerProcess(env, { plantable: true });
    if (started.url === "") throw new Error(`The program did not start: ${started.output()}`);
    return started;
  };
  let program = await start();
  let plant = planterOf(program.child);
  return {
    kind,
    shops,
    database,
    url: () => program.url,
    plant: (...args) => plant(...args),
    async kill(victim) {
      const killedAt = performance.now();
      const audits = auditProcessesOf(program.child.pid!);
      if (victim === "audit" && audits.length > 0) {
        for (const pid of audits) process.kill(pid, "SIGKILL");
        return 0;
      }
      await program.end("SIGKILL");
      program = await start();
      plant = planterOf(program.child);
      return performance.now() - killedAt;
    },
    async close() {
      await program.end("SIGKILL");
      await database?.end();
      for (const shop of shops.values()) await shop.close();
      await opened?.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

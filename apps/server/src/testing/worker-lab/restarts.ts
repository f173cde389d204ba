import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createClient, signUp, submitUrl } from "@audit/contract";
import { startSizedShop } from "@audit/testkit";
import pg from "pg";
import { startServerProcess } from "../server-process.ts";
import { waitFor } from "../wait-for.ts";

export interface RestartsSeen {
  readonly submitted: number;
  /** Unfinished jobs without anybody who works on them or a place in line, a minute after the last restart. */
  readonly lost: number;
  /** By the state in which the jobs ended. */
  readonly ended: Readonly<Record<string, number>>;
}

const PAGES = 40;
const LATENCY_MS = 30;
/** Open jobs that are always there to be hit. */
const OPEN = 4;
const MOST_LIFE_MS = 4_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const GOLDEN = 0.618_033_988_75;

/** Unfinished, and neither in line nor in hands that were heard of lately. */
const LOST = `select count(*)::int as count from jobs where status not in ('completed', 'failed') and not exists (
  select 1 from queue.job entry where entry.id = jobs.id and (entry.state in ('created', 'retry')
    or entry.state = 'active' and entry.heartbeat_on + entry.heartbeat_seconds * interval '1 second' > now()))`;

/** Ends the program again and again at all moments of its life, three times of four without warning. */
export async function restartAgainAndAgain(
  database: string,
  restarts: number,
  onRestart: (done: number) => void,
): Promise<RestartsSeen> {
  const shop = await startSizedShop(PAGES, { latencyMs: LATENCY_MS });
  const dataDir = mkdtempSync(join(tmpdir(), "seo-audit-restarts-"));
  const env = { DATABASE_URL: database, DATA_DIR: dataDir, CRAWL_ALLOW_HOSTS: shop.host, WORKERS: "2" };
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const count = async (sql: string): Promise<number> =>
    Number((await client.query<{ count: number }>(sql)).rows[0]!.count);
  const openJobs = (): Promise<number> =>
    count("select count(*)::int as count from jobs where status not in ('completed', 'failed')");
  let submitted = 0;
  const submit = async (base: string): Promise<void> => {
    const body = { email: `${randomUUID()}@shop.example`, password: randomUUID() };
    const { token } = await createClient({ base, token: () => null })(signUp, { body });
    await createClient({ base, token: () => token })(submitUrl, { body: { url: shop.url } });
    submitted += 1;
  };
  for (let done = 0; done < restarts; done += 1) {
    const program = await startServerProcess(env);
    if (program.url === "") throw new Error(`The program did not start: ${program.output()}`);
    while ((await openJobs()) < OPEN) await submit(program.url);
    await pause(((done * GOLDEN) % 1) * MOST_LIFE_MS);
    await program.end(done % 4 === 3 ? "SIGTERM" : "SIGKILL");
    onRestart(done + 1);
  }
  const last = await startServerProcess(env);
  await pause(MINUTE_MS);
  const lost = await count(LOST);
  await waitFor("all jobs to end", async () => (await openJobs()) === 0, HOUR_MS);
  const ends = await client.query<{ how: string; count: number }>(
    "select case when quarantined then 'put aside' else status end as how, count(*)::int as count from jobs group by 1",
  );
  await last.end("SIGTERM");
  await client.end();
  await shop.close();
  rmSync(dataDir, { recursive: true, force: true });
  return { submitted, lost, ended: Object.fromEntries(ends.rows.map(({ how, count: jobs }) => [how, jobs])) };
}

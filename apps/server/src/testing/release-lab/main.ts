import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startSizedShop } from "@audit/testkit";
import pg from "pg";
import { openOwnServer } from "../postgres.ts";
import { startServerProcess, surroundings, type ServerProcess } from "../server-process.ts";
import { waitFor } from "../wait-for.ts";
import { openFrontDoor } from "./front-door.ts";
import { startLoad } from "./load.ts";
import { presentRelease, previousCommit, unpackRelease, type Release } from "./previous-release.ts";

// The release before this one is replaced by it and comes back, under load and without a stop.
const { values } = parseArgs({
  options: {
    previous: { type: "string" },
    // Seconds that somebody reads in one transaction while the tables are changed.
    reader: { type: "string", default: "75" },
    // Seconds between two steps.
    calm: { type: "string", default: "10" },
  },
});

const MOST_AFTER_MS = 15 * 60_000;
const startedAt = performance.now();
const say = (line: string): void => console.log(`${((performance.now() - startedAt) / 1000).toFixed(0)} s: ${line}`);
const calm = (): Promise<void> => pause(Number(values.calm) * 1000);

const commit = values.previous ?? previousCommit();
const before = unpackRelease(commit);
const present = presentRelease();
say(`the release before is ${commit}`);
const opened = await openOwnServer();
if (typeof opened === "string") throw new Error(opened);
const postgres = opened;
const folder = mkdtempSync(join(tmpdir(), "seo-audit-rolling-"));
const shop = await startSizedShop(20, { latencyMs: 50 });
const door = await openFrontDoor();
const env = {
  DATABASE_URL: postgres.url,
  APP_SECRET: "the secret of two releases, 32 characters",
  CRAWL_ALLOW_HOSTS: shop.host,
  LOGINS_PER_MINUTE: "1000",
  DRAIN_SECONDS: "2",
};

async function start({ root, auditProcess }: Release, ROLE: "web" | "worker"): Promise<ServerProcess> {
  const DATA_DIR = mkdtempSync(join(folder, `${ROLE}-`));
  const program = await startServerProcess({ ...env, ROLE, DATA_DIR, AUDIT_PROCESS: auditProcess }, { root });
  if (program.child.exitCode !== null) throw new Error(`It did not start: ${program.output()}`);
  if (ROLE === "web") door.open(program.url);
  return program;
}

interface Pair {
  readonly web: ServerProcess;
  readonly worker: ServerProcess;
}

const startPair = async (release: Release): Promise<Pair> => ({
  web: await start(release, "web"),
  worker: await start(release, "worker"),
});

async function end({ web, worker }: Pair): Promise<void> {
  door.shut(web.url);
  await pause(500);
  await web.end("SIGTERM");
  await worker.end("SIGTERM");
}

async function replace(old: Pair, release: Release): Promise<Pair> {
  const fresh = await startPair(release);
  await calm();
  await end(old);
  await calm();
  return fresh;
}

/** `npm run admin -- migrate` of this tree. @returns what it said */
async function migrate(): Promise<string> {
  const admin = join(present.root, "apps/server/src/admin.ts");
  const child = spawn(process.execPath, [admin, "migrate"], {
    env: { ...surroundings, ...env, DATA_DIR: mkdtempSync(join(folder, "admin-")) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  if (code !== 0) throw new Error(`The migration failed: ${output}`);
  return output.trim();
}

/** Somebody who reads every table for long. */
async function readLong(): Promise<void> {
  const reader = new pg.Client({ connectionString: postgres.url });
  await reader.connect();
  const { rows } = await reader.query<{ name: string }>(
    "select quote_ident(relname) as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  );
  await reader.query("begin");
  for (const { name } of rows) await reader.query(`select 1 from ${name} limit 1`);
  await pause(Number(values.reader) * 1000);
  await reader.query("commit");
  await reader.end();
}

let pair = await startPair(before);
const load = await startLoad(door.url, shop.url);
await calm();
const reading = readLong();
await pause(1000);
say((await migrate()).replaceAll("\n", "; "));
await reading;
pair = await replace(pair, present);
say("the new release works alone");
pair = await replace(pair, before);
say("the release before works alone on the new tables");
pair = await replace(pair, present);
const { calls, failed, jobs } = await load.stop();
const database = new pg.Client({ connectionString: postgres.url });
await database.connect();
const count = async (where: string): Promise<number> =>
  Number((await database.query<{ n: string }>(`select count(*) as n from jobs where ${where}`)).rows[0]?.n);
await waitFor(
  "all jobs to end",
  async () => (await count("status not in ('completed', 'failed')")) === 0,
  MOST_AFTER_MS,
);
const completed = await count("status = 'completed'");
for (const line of new Set(failed)) say(line);
await database.end();
await end(pair);
await door.close();
await shop.close();
await postgres.close();
for (const path of [folder, before.root]) rmSync(path, { recursive: true, force: true });
const lost = jobs - completed;
console.log(`release-lab: ${failed.length} failed calls of ${calls}, ${lost} failed jobs of ${jobs}`);
process.exit(failed.length + lost === 0 ? 0 : 1);

import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { getJob, submitUrl } from "@audit/contract";
import { startDressedShops } from "../dressed-shops.ts";
import { planterOf } from "../planter.ts";
import { startServerProcess } from "../server-process.ts";
import { courseOf, heldBy, isFlat, type Held } from "./course.ts";
import { arrive, lookAround, type Calls, type Person } from "./users.ts";

// Many people at their screens while audits go on, one after the other: what the program holds must not grow.
const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "30" },
    users: { type: "string", default: "200" },
    audits: { type: "string", default: "2" },
    pages: { type: "string", default: "100" },
    // Seconds between two screens of one person.
    every: { type: "string", default: "10" },
    render: { type: "string", default: "1" },
  },
});

const LOOK_EVERY_MS = 5_000;
const ARRIVE_AT_ONCE = 8;
const MOST_GROWTH = { memory: 0.1, handles: 0.05 };

const audits = Number(values.audits);
const users = Number(values.users);
const dataDir = mkdtempSync(join(tmpdir(), "seo-audit-soak-"));
const shops = await startDressedShops(audits, Number(values.pages));
const program = await startServerProcess(
  {
    DATA_DIR: dataDir,
    CRAWL_ALLOW_HOSTS: shops.urls.map((url) => new URL(url).host).join(","),
    CRAWL_RATE: "2",
    CRAWL_DAILY_REQUESTS: "1000000",
    FREE_DOMAINS_PER_MONTH: "0",
    WORKERS: values.audits,
    RENDER: values.render,
  },
  { plantable: true },
);
if (program.url === "") throw new Error(`The program did not start: ${program.output()}`);
const pid = program.child.pid ?? 0;
const plant = planterOf(program.child);
const stopping = new AbortController();
const { signal } = stopping;
const calls: Calls = { took: [], failed: [] };
const held: Held[] = [];
const ended = { completed: 0, failed: 0 };

/** Analyses of one site, as long as the soak lasts. */
async function audit({ call }: Person, url: string): Promise<void> {
  while (!signal.aborted) {
    const { id } = (await call(submitUrl, { body: { url } })).data;
    for (;;) {
      await pause(1_000);
      if (signal.aborted) return;
      const { status } = (await call(getJob, { params: { id } })).data;
      if (status === "failed") ended.failed += 1;
      else if (status === "completed") ended.completed += 1;
      else continue;
      break;
    }
  }
}

async function gather(): Promise<Person[]> {
  const people: Person[] = [];
  while (people.length < users) {
    const next = Math.min(ARRIVE_AT_ONCE, users - people.length);
    people.push(...(await Promise.all(Array.from({ length: next }, () => arrive(program.url, plant)))));
  }
  return people;
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(0);

try {
  const people = await gather();
  console.log(`${people.length} people are there; load ${loadavg()[0]?.toFixed(1)}`);
  const watching = setInterval(() => held.push(heldBy(pid)), LOOK_EVERY_MS);
  const working = [
    ...people.map((person) => lookAround(person, Number(values.every) * 1000, signal, calls)),
    ...shops.urls.map((url, at) => audit(people[at]!, url)),
  ];
  await Promise.race([pause(Number(values.minutes) * 60_000), Promise.all(working)]);
  stopping.abort();
  await Promise.all(working);
  clearInterval(watching);
  for (const { leave } of people) leave();
  for (const reason of new Set(calls.failed)) console.log(reason);
  const [memory, handles] = [courseOf(held.map((one) => one.memory)), courseOf(held.map((one) => one.handles))];
  const sorted = calls.took.toSorted((a, b) => a - b);
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
  console.log(
    `soak-lab: ${values.minutes} min, ${people.length} people, ${sorted.length} calls, ${calls.failed.length} failed, p95 ${p95.toFixed(0)} ms, audits ${ended.completed} ended, ${ended.failed} failed, memory ${megabytes(memory.from)} to ${megabytes(memory.to)} MB, handles ${handles.from} to ${handles.to}; load ${loadavg()[0]?.toFixed(1)}`,
  );
  const isCalm = isFlat(memory, MOST_GROWTH.memory) && isFlat(handles, MOST_GROWTH.handles);
  process.exitCode = isCalm && calls.failed.length + ended.failed === 0 ? 0 : 1;
} finally {
  await program.end("SIGTERM");
  rmSync(dataDir, { recursive: true, force: true });
  shops.stop();
}

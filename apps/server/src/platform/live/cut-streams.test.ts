import { createHash, randomBytes, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { createClient, listActions, listJobs, liveEvents, openStream, RowChange, type Client } from "@audit/contract";
import { EventSource } from "eventsource";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestServer, waitFor, type TestServer } from "../../testing/index.ts";
import { plantJob } from "../../testing/plant-job.ts";
import { openRelay, type Relay } from "../../testing/relay.ts";

const RUNS = 100;
const CHANGES = 20;
/** After the 7th and the 14th change the connection is cut; it is back after the changes that follow. */
const CUTS = [7, 14];
const AWAY = 4;
/** The app reads changes that come together at once. */
const GATHER_MS = 250;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.stop());

/** What a page shows: for each job its percentage, for each action its status and notes. */
type Rows = Map<string, string>;

interface Page {
  readonly rows: Rows;
  /** Of the events, in the order of their arrival. */
  readonly numbers: number[];
  resyncs: number;
  opened: number;
  close(): Promise<void>;
}

/** Holds rows as the app does: read once when the stream is open, then again whatever an event names. */
async function openPage(relay: Relay, token: string): Promise<Page> {
  const call = createClient({ base: server.url, token: () => token });
  const source = new EventSource(relay.url + openStream.path, {
    fetch: (url, init) => fetch(url, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } }),
  });
  const stale = new Set<string>();
  let all = true;
  let reading = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const read = async (): Promise<void> => {
    timer = undefined;
    const [everything, jobs] = [all, [...stale]];
    all = false;
    stale.clear();
    if (everything) await readAll(call, page.rows);
    else await readSome(call, page.rows, jobs);
  };
  const wake = (): void => {
    timer ??= setTimeout(() => void (reading = reading.then(read)), GATHER_MS);
  };
  const page: Page = {
    rows: new Map(),
    numbers: [],
    resyncs: 0,
    opened: 0,
    close: async () => {
      source.close();
      await waitFor("the last reading", async () => timer === undefined);
      await reading;
    },
  };
  source.addEventListener("open", () => void (page.opened += 1));
  source.addEventListener(liveEvents.change, ({ data, lastEventId }) => {
    page.numbers.push(Number(lastEventId));
    stale.add(RowChange.parse(JSON.parse(String(data))).job_id);
    wake();
  });
  source.addEventListener(liveEvents.resync, ({ lastEventId }) => {
    page.numbers.push(Number(lastEventId));
    page.resyncs += 1;
    all = true;
    wake();
  });
  await waitFor("the stream", async () => page.opened === 1, 60_000);
  await read();
  return page;
}

async function readAll(call: Client, rows: Rows): Promise<void> {
  rows.clear();
  const { active, completed } = (await call(listJobs, { query: {} })).data;
  for (const { id, progress } of [...active, ...completed]) rows.set(id, String(progress));
  for (const { id } of [...active, ...completed]) await readActions(call, rows, id);
}

async function readSome(call: Client, rows: Rows, jobIds: readonly string[]): Promise<void> {
  const { active, completed } = (await call(listJobs, { query: {} })).data;
  const present = new Map([...active, ...completed].map(({ id, progress }) => [id, String(progress)]));
  for (const id of jobIds) {
    for (const key of rows.keys()) if (key === id || key.startsWith(`${id} `)) rows.delete(key);
    const progress = present.get(id);
    if (progress === undefined) continue;
    rows.set(id, progress);
    await readActions(call, rows, id);
  }
}

async function readActions(call: Client, rows: Rows, jobId: string): Promise<void> {
  // A job may be deleted between two readings; the event that says so is on its way.
  const answer = await call(listActions, { query: { jobId } }).catch(() => null);
  for (const { id, status, notes } of answer?.actions ?? []) rows.set(`${jobId} ${id}`, `${status} ${notes ?? ""}`);
}

const textOf = (rows: Rows): string =>
  [...rows]
    .map((row) => row.join(" "))
    .sort()
    .join("\n");

/** The same rows out of the database. */
async function rowsOf(userId: string): Promise<Rows> {
  const { db } = server.store;
  const jobs = await db.selectFrom("jobs").select(["id", "progress"]).where("user_id", "=", userId).execute();
  const actions = await db
    .selectFrom("actions")
    .select(["id", "job_id", "status", "notes"])
    .where("user_id", "=", userId)
    .execute();
  return new Map([
    ...jobs.map(({ id, progress }) => [id, String(progress)] as const),
    ...actions.map(({ id, job_id, status, notes }) => [`${job_id} ${id}`, `${status} ${notes ?? ""}`] as const),
  ]);
}

/** An account with a session, without the work of a password. */
async function plantAccount(): Promise<{ userId: string; token: string }> {
  const { db } = server.store;
  const token = randomBytes(32).toString("base64url");
  const { id: userId } = await db
    .insertInto("users")
    .values({ email: `${randomUUID()}@shop.example`, name: "User", password_hash: "" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const token_hash = createHash("sha256").update(token).digest();
  await db.insertInto("sessions").values({ user_id: userId, token_hash }).execute();
  return { userId, token };
}

/** One change of an own row: mostly of an action, some of a job; once a job comes and once one goes. */
async function change(userId: string, jobs: readonly string[], step: number): Promise<void> {
  const { db } = server.store;
  if (step === 5) return void (await plantJob(db, userId, "new.example", 2));
  if (step === 16) return void (await db.deleteFrom("jobs").where("id", "=", jobs[1]!).execute());
  if (step % 4 === 0) {
    await db.updateTable("jobs").set({ progress: step }).where("id", "=", jobs[0]!).execute();
    return;
  }
  const actions = await db.selectFrom("actions").select("id").where("job_id", "=", jobs[0]!).orderBy("rank").execute();
  const { id } = actions[step % actions.length]!;
  const status = (["todo", "in-progress", "completed"] as const)[step % 3]!;
  await db
    .updateTable("actions")
    .set({ status, notes: `note ${step}` })
    .where("id", "=", id)
    .execute();
}

/** Walks one page through its changes and cuts. @returns what is wrong with it afterwards, and how it got there */
async function run(index: number): Promise<{ faults: string[]; opened: number; resyncs: number }> {
  const { db } = server.store;
  const { userId, token } = await plantAccount();
  const jobs = [await plantJob(db, userId), await plantJob(db, userId, "old.example", 1)].map(({ jobId }) => jobId);
  const relay = await openRelay(server.url);
  const page = await openPage(relay, token);
  // Every fourth page is away for longer than changes are kept, at its second cut.
  const loses = index % 4 === 0;
  for (let step = 1; step <= CHANGES; step += 1) {
    await change(userId, jobs, step);
    if (CUTS.includes(step)) relay.cut();
    if (CUTS.includes(step - AWAY)) {
      if (loses && step > CUTS[1]!) await db.deleteFrom("live_outbox").where("user_id", "=", userId).execute();
      relay.restore();
    }
    await pause((index * 7 + step * 13) % 40);
  }
  const truth = await rowsOf(userId);
  const isSame = async (): Promise<boolean> => textOf(page.rows) === textOf(truth);
  const faults: string[] = [];
  await waitFor("the same rows", isSame, 60_000).catch(() => faults.push(`run ${index} differs from the database`));
  await page.close();
  await relay.close();
  if (page.numbers.some((number, at) => at > 0 && number <= page.numbers[at - 1]!)) {
    faults.push(`run ${index} heard ${page.numbers.join(" ")}`);
  }
  if (page.resyncs > 0 !== loses) faults.push(`run ${index} was told ${page.resyncs} times to read everything again`);
  return { faults, opened: page.opened, resyncs: page.resyncs };
}

test(
  "after 100 runs of 20 changes over cut and restored streams every page holds what the database holds",
  { timeout: 180_000 },
  async () => {
    const outcomes = await Promise.all(Array.from({ length: RUNS }, (_, index) => run(index)));
    expect(outcomes.flatMap(({ faults }) => faults)).toEqual([]);
    // Every page really lost its connection.
    expect(Math.min(...outcomes.map(({ opened }) => opened))).toBeGreaterThanOrEqual(2);
    expect(outcomes.filter(({ resyncs }) => resyncs > 0)).toHaveLength(RUNS / 4);
  },
);

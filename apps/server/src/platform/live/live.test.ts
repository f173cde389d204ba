import { randomUUID } from "node:crypto";
import { deleteJob, listActions, logOut, openStream, updateAction, RowChange } from "@audit/contract";
import { EventSource } from "eventsource";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  createTestServer,
  describeOnEachStore,
  waitFor,
  type TestAccount,
  type TestServer,
} from "../../testing/index.ts";
import { plantJob } from "../../testing/plant-job.ts";

interface Page {
  readonly changes: { id: string; change: RowChange }[];
  readonly resyncs: string[];
  readonly source: EventSource;
}

describeOnEachStore("live changes", (open) => {
  let server: TestServer;
  const pages: Page[] = [];
  beforeAll(async () => {
    server = await createTestServer({ store: await open() });
  });
  afterEach(() => {
    for (const { source } of pages.splice(0)) source.close();
  });
  afterAll(() => server.stop());

  /** Opens the stream as a browser does; resolves when it is open. */
  async function openPage(token: string, lastEventId?: string): Promise<Page> {
    const source = new EventSource(server.url + openStream.path, {
      fetch: (url, init) =>
        fetch(url, {
          ...init,
          headers: {
            ...init.headers,
            authorization: `Bearer ${token}`,
            ...(lastEventId === undefined ? {} : { "last-event-id": lastEventId }),
          },
        }),
    });
    const page: Page = { changes: [], resyncs: [], source };
    source.addEventListener("change", (event) => {
      page.changes.push({ id: event.lastEventId, change: RowChange.parse(JSON.parse(String(event.data))) });
    });
    source.addEventListener("resync", (event) => page.resyncs.push(event.lastEventId));
    pages.push(page);
    await waitFor("the stream to open", async () => source.readyState === EventSource.OPEN);
    return page;
  }

  /** A stream as a program holds it, which does not come back when it is ended. */
  async function openStreamOf(token: string): Promise<{ isOver: () => boolean; end: () => void }> {
    const stop = new AbortController();
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(server.url + openStream.path, { headers, signal: stop.signal });
    let over = false;
    void answer.text().then(
      () => (over = true),
      () => {},
    );
    return { isOver: () => over, end: () => stop.abort() };
  }

  const move = ({ call }: TestAccount, id: string, status: "todo" | "in-progress" | "completed") =>
    call(updateAction, { params: { id }, body: { status } });

  test("a change of an own action and of an own job arrives, with ids only; what it names is read anew [D2-7.5 D2-7.6]", async () => {
    const account = await server.mint();
    const { jobId, actionId } = await plantJob(server.store.db, account.userId);
    const page = await openPage(account.token);
    await move(account, actionId, "in-progress");
    await waitFor("the action's change", async () => page.changes.length > 0, 2000);
    expect(page.changes[0]!.change).toEqual({ table: "action_progress", op: "UPDATE", id: actionId, job_id: jobId });
    const { actions } = await account.call(listActions, { query: { jobId } });
    expect(actions.find(({ id }) => id === actionId)).toMatchObject({
      status: "in-progress",
      started_at: expect.any(String) as string,
      completed_at: null,
      notes: null,
      effectiveness_rating: null,
    });
    await account.call(deleteJob, { params: { id: jobId } });
    await waitFor(
      "the job's end",
      async () => page.changes.some(({ change }) => change.op === "DELETE" && change.table === "jobs"),
      2000,
    );
  });

  test("changes reach the owner's pages only, and all of them [D1-6.7]", async () => {
    const [owner, stranger] = await Promise.all([server.mint(), server.mint()]);
    const { actionId, jobId } = await plantJob(server.store.db, owner.userId);
    const own = await plantJob(server.store.db, stranger.userId);
    const [first, second, foreign] = [
      await openPage(owner.token),
      await openPage(owner.token),
      await openPage(stranger.token),
    ];
    await move(owner, actionId, "completed");
    await owner.call(deleteJob, { params: { id: jobId } });
    await move(stranger, own.actionId, "completed");
    const hasEnd = ({ changes }: typeof first): boolean =>
      changes.some(({ change }) => change.table === "jobs" && change.op === "DELETE");
    await waitFor("all pages", async () => [first, second].every(hasEnd), 2000);
    await waitFor("the other page", async () => foreign.changes.length > 0, 2000);
    for (const page of [first, second]) {
      expect(page.changes.length).toBeGreaterThan(2);
      expect(page.changes.every(({ change }) => change.job_id === jobId)).toBe(true);
    }
    // The check that a completed task starts may be a change of its own by now.
    expect(new Set(foreign.changes.map(({ change }) => change.id))).toEqual(new Set([own.actionId]));
  });

  test("what happened while a page was away is replayed from its last event, without gap or repeat", async () => {
    const account = await server.mint();
    const { actionId } = await plantJob(server.store.db, account.userId);
    const before = await openPage(account.token);
    await move(account, actionId, "in-progress");
    await waitFor("the first change", async () => before.changes.length > 0, 2000);
    const last = before.changes.at(-1)!.id;
    before.source.close();
    const others = [await plantJob(server.store.db, account.userId), await plantJob(server.store.db, account.userId)];
    await move(account, actionId, "completed");
    const after = await openPage(account.token, last);
    await waitFor("the replay", async () => after.changes.some(({ change }) => change.id === actionId), 2000);
    const numbers = after.changes.map(({ id }) => Number(id));
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(numbers[0]).toBeGreaterThan(Number(last));
    const jobs = after.changes.filter(({ change }) => change.table === "jobs").map(({ change }) => change.id);
    expect(jobs).toEqual(others.map(({ jobId }) => jobId));
    expect(after.resyncs).toEqual([]);
  });

  test("a page that was away too long is told to read everything again", async () => {
    const account = await server.mint();
    await plantJob(server.store.db, account.userId);
    await server.store.db.deleteFrom("live_outbox").where("user_id", "=", account.userId).execute();
    for (const lastSeen of ["0", "999999"]) {
      const page = await openPage(account.token, lastSeen);
      await waitFor("the resync", async () => page.resyncs.length > 0, 2000);
      expect(page.changes).toEqual([]);
    }
  });

  test("rows that change together share one event, and a repeated change of one row arrives once", async () => {
    const account = await server.mint();
    const page = await openPage(account.token);
    const { jobId } = await plantJob(server.store.db, account.userId);
    await waitFor("the inserts", async () => page.changes.length >= 2, 2000);
    expect(page.changes.map(({ change: { table, op } }) => `${table} ${op}`).sort()).toEqual([
      "action_progress INSERT",
      "jobs INSERT",
    ]);
    await server.store.db.transaction().execute(async (tx) => {
      for (let percent = 1; percent < 20; percent += 1) {
        await tx
          .updateTable("jobs")
          .set({ warnings: JSON.stringify([String(percent)]) })
          .where("id", "=", jobId)
          .execute();
      }
    });
    await waitFor("the update", async () => page.changes.length >= 3, 2000);
    const { count } = await server.store.db
      .selectFrom("live_outbox")
      .select((q) => q.fn.countAll<number>().as("count"))
      .where("user_id", "=", account.userId)
      .executeTakeFirstOrThrow();
    expect(count).toBe(3);
  });

  test("numbers have no gap, however many changes are made at once", async () => {
    const account = await server.mint();
    await Promise.all(Array.from({ length: 20 }, () => plantJob(server.store.db, account.userId)));
    const rows = await server.store.db
      .selectFrom("live_outbox")
      .select("seq")
      .where("user_id", "=", account.userId)
      .orderBy("seq")
      .execute();
    expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  });

  test("the stream ends at once when its session is revoked, others stay", async () => {
    const [account, other] = await Promise.all([server.mint(), server.mint()]);
    const page = await openPage(account.token);
    const stays = await openPage(other.token);
    const start = performance.now();
    await account.call(logOut, {});
    await waitFor("the end of the stream", async () => page.source.readyState !== EventSource.OPEN, 5000);
    // Half a second on a busy machine; without the word of its end it would last until the next heartbeat, 20 seconds.
    expect(performance.now() - start).toBeLessThan(3000);
    expect(stays.source.readyState).toBe(EventSource.OPEN);
  });

  test("of twenty-five open pages of an account the last twenty hear of changes, the oldest are ended", async () => {
    const account = await server.mint();
    const open: Awaited<ReturnType<typeof openStreamOf>>[] = [];
    for (let index = 0; index < 25; index += 1) open.push(await openStreamOf(account.token));
    await waitFor("the oldest to end", async () => open.filter(({ isOver }) => isOver()).length === 5);
    expect(open.map(({ isOver }) => isOver()).indexOf(false)).toBe(5);
    for (const { end } of open) end();
  });

  test("without a living session there is no stream", async () => {
    const answer = await fetch(server.url + openStream.path, {
      headers: { authorization: `Bearer ${"x".repeat(43)}` },
    });
    expect(answer.status).toBe(401);
    expect((await fetch(`${server.url}${openStream.path}?token=${randomUUID()}`)).status).toBe(401);
  });

  test("an open stream says at once where it stands and keeps intermediaries from holding it back", async () => {
    const account = await server.mint();
    await plantJob(server.store.db, account.userId);
    const leave = new AbortController();
    const answer = await fetch(server.url + openStream.path, {
      headers: { authorization: `Bearer ${account.token}`, "accept-encoding": "gzip, br" },
      signal: leave.signal,
    });
    expect(answer.headers.get("content-type")).toContain("text/event-stream");
    expect(answer.headers.get("x-accel-buffering")).toBe("no");
    expect(answer.headers.get("content-encoding")).toBeNull();
    expect(answer.headers.get("content-security-policy")).not.toBeNull();
    let text = "";
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    while (!/^id: \d+$/m.test(text)) text += (await reader.read()).value ?? "";
    expect(text).toContain("id: 2\n");
    leave.abort();
  });
});

describeOnEachStore("the database's own announcements", (open) => {
  test("a change made by hand in the database is announced like any other", async () => {
    const server = await createTestServer({ store: await open() });
    const account = await server.mint();
    const { jobId } = await plantJob(server.store.db, account.userId);
    await sql`update jobs set executive_summary = 'x' where id = ${jobId}`.execute(server.store.db);
    const rows = await server.store.db
      .selectFrom("live_outbox")
      .select(["op", "row_id"])
      .where("user_id", "=", account.userId)
      .orderBy("seq")
      .execute();
    expect(rows.at(-1)).toEqual({ op: "UPDATE", row_id: jobId });
    await server.stop();
  });
});

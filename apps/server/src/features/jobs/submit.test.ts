import { randomUUID } from "node:crypto";
import { CallFailed, deleteAllJobs, deleteJob, getJob, listJobs, submitBatch, submitUrl } from "@audit/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestServer, describeOnEachStore, type TestAccount, type TestServer } from "../../testing/index.ts";

describeOnEachStore("submitting a URL", (open) => {
  let server: TestServer;
  beforeAll(async () => {
    const env = { ROLE: "web", DATABASE_URL: "postgres://unused" };
    server = await createTestServer({ store: await open(), env });
  });
  afterAll(() => server.stop());

  const submit = async (account: TestAccount, url: string, key?: string) => {
    const answer = await fetch(server.url + submitUrl.path, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${account.token}`,
        ...(key ? { "idempotency-key": key } : {}),
      },
      body: JSON.stringify({ url }),
    });
    return { status: answer.status, body: (await answer.json()) as { data: { id: string }; error: string } };
  };
  const queued = async (jobId: string): Promise<number> => {
    const { rows } = await sql`select 1 from queue.job where id = ${jobId}`.execute(server.store.db);
    return rows.length;
  };

  test("one URL makes exactly one job with the printed fields [D1-3.10] [D1-3.12] [D1-7.14] [D1-7.15] [D1-7.18]", async () => {
    const { call, userId } = await server.mint();
    const { data, job } = await call(submitUrl, { body: { url: "Shop.Example.com/a#b" } });
    expect(job).toEqual(data);
    expect(data).toMatchObject({
      url: "https://shop.example.com/a",
      domain: "example.com",
      status: "queued",
      progress: 5,
      action_count: 0,
      action_generation_status: null,
      folderPath: `jobs/${data.id}`,
      steps: { actions_parsing: { status: "pending" } },
      user_id: userId,
    });
    expect(await queued(data.id)).toBe(1);
    const list = await call(listJobs, { query: {} });
    expect(list.data).toMatchObject({ active: [{ id: data.id }], completed: [] });
    // Read alone, a waiting job also tells its place in line.
    const alone = await call(getJob, { params: { id: data.id } });
    expect(alone.data).toEqual({ ...data, in_line: { place: 1, seconds: null } });
  });

  test("what is no web address gets the printed sentence and makes nothing", async () => {
    const account = await server.mint();
    // The last is short as typed, and far longer than a name may be as DNS writes it.
    const long = Array.from({ length: 900 }, (_, index) => String.fromCodePoint(0x4e00 + index * 13)).join("");
    for (const url of ["", "nope", "http://127.0.0.1:80/", "ftp://a.example", `${long}.example`]) {
      expect(await submit(account, url)).toMatchObject({
        status: 400,
        body: { code: "INVALID_URL", error: "Please enter a valid URL (e.g., https://example.com)" },
      });
    }
    expect((await account.call(listJobs, { query: {} })).data.active).toEqual([]);
  });

  test("options are optional, clamped later, and unknown ones are ignored [D1-7.30]", async () => {
    const { call } = await server.mint();
    for (const options of [undefined, {}, { maxPages: 5, speed: "warp", exclude: ["/cart"] }]) {
      const { data } = await call(submitUrl, { body: { url: `https://${randomUUID()}.example`, options } });
      const { options: kept } = await server.store.db
        .selectFrom("jobs")
        .select("options")
        .where("id", "=", data.id)
        .executeTakeFirstOrThrow();
      expect(kept).toEqual(options && "maxPages" in options ? { maxPages: 5, exclude: ["/cart"] } : {});
    }
    await expect(call(submitUrl, { body: { url: "a.example", options: { maxPages: -1 } } })).rejects.toMatchObject({
      status: 400,
    });
  });

  test("a list of pages is kept as whole addresses of the site; what is none of them is named by its line", async () => {
    const { call } = await server.mint();
    const begin = (pages: string[]) =>
      call(submitUrl, { body: { url: "pages.example/en", options: { pages } } }).then(
        ({ data }) => data.id,
        (error: unknown) => (error instanceof CallFailed ? `${error.status} ${error.message}` : "no answer"),
      );
    expect(await begin(["/a", "https://other.example/b"])).toBe(
      "400 Line 2: “https://other.example/b” is not on pages.example.",
    );
    expect(await begin(["/a", "file:///etc/passwd"])).toMatch(/^400 Line 2: “file:\/\/\/etc\/passwd” is no address/);
    expect(await begin([" "])).toBe("400 The list names no address.");
    expect(await begin(Array.from({ length: 5_001 }, (_, at) => `/${at}`))).toContain("at most 5000");
    const { options } = await server.store.db
      .selectFrom("jobs")
      .select("options")
      .where("id", "=", await begin(["/a", "https://pages.example/a#top", "www.pages.example/b"]))
      .executeTakeFirstOrThrow();
    expect(options).toEqual({ pages: ["https://pages.example/a", "https://www.pages.example/b"] });
    const batch = call(submitBatch, { body: { urls: ["a.example"], options: { pages: ["/a"] } } });
    await expect(batch).rejects.toMatchObject({ status: 400, message: expect.stringContaining("for one site") });
  });

  test("fifty submissions at once make one job, with and without an idempotency key", async () => {
    for (const key of [undefined, randomUUID()]) {
      const account = await server.mint();
      const answers = await Promise.all(Array.from({ length: 50 }, () => submit(account, "https://a.example/", key)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
      expect((await account.call(listJobs, { query: {} })).data.active).toHaveLength(1);
    }
  });

  test("the same URL makes a new job after ten seconds, for another user, or when the first has ended", async () => {
    const [account, other] = await Promise.all([server.mint(), server.mint()]);
    const first = (await submit(account, "https://b.example/")).body.data.id;
    expect((await submit(other, "https://b.example/")).body.data.id).not.toBe(first);
    await server.store.db
      .updateTable("jobs")
      .set({ created_at: sql`now() - interval '11 seconds'` })
      .where("id", "=", first)
      .execute();
    const second = (await submit(account, "https://b.example/")).body.data.id;
    expect(second).not.toBe(first);
    await server.store.db.updateTable("jobs").set({ status: "failed" }).where("id", "=", second).execute();
    expect((await submit(account, "https://b.example/")).body.data.id).not.toBe(second);
  });

  test("an idempotency key stays with its job, even when much later or with another URL", async () => {
    const account = await server.mint();
    const key = randomUUID();
    const first = (await submit(account, "https://c.example/", key)).body.data.id;
    await server.store.db
      .updateTable("jobs")
      .set({ created_at: sql`now() - interval '1 day'`, status: "completed" })
      .where("id", "=", first)
      .execute();
    expect((await submit(account, "https://d.example/", key)).body.data.id).toBe(first);
  });

  test("the row and its place in line come into being together or not at all", async () => {
    const account = await server.mint();
    await sql`alter table queue.job_common add constraint closed check (false) not valid`.execute(server.store.db);
    const { status } = await submit(account, "https://e.example/");
    await sql`alter table queue.job_common drop constraint closed`.execute(server.store.db);
    expect(status).toBe(500);
    const rows = await server.store.db.selectFrom("jobs").select("id").where("user_id", "=", account.userId).execute();
    expect(rows).toEqual([]);
  });

  test("deleting a job takes it out of line; deleting all says how many [D1-7.16] [D1-7.17]", async () => {
    const account = await server.mint();
    const ids = [];
    for (const letter of ["f", "g", "h"]) ids.push((await submit(account, `https://${letter}.example/`)).body.data.id);
    expect((await account.call(deleteJob, { params: { id: ids[0]! } })).message).toBe("The job was deleted.");
    expect(await queued(ids[0]!)).toBe(0);
    await expect(account.call(getJob, { params: { id: ids[0]! } })).rejects.toMatchObject({ status: 404 });
    expect((await account.call(deleteAllJobs, {})).data.deleted_count).toBe(2);
    expect(await queued(ids[1]!)).toBe(0);
  });

  test("whoever has many jobs in line lets others go first", async () => {
    const [busy, other] = await Promise.all([server.mint(), server.mint()]);
    const ids: string[] = [];
    for (let n = 0; n < 3; n += 1) ids.push((await submit(busy, `https://${n}.busy.example/`)).body.data.id);
    ids.push((await submit(other, "https://other.example/")).body.data.id);
    const { rows } = await sql<{ id: string }>`
      select id from queue.job where id = any(${ids}::uuid[]) order by priority desc, created_on`.execute(
      server.store.db,
    );
    expect(rows.map(({ id }) => ids.indexOf(id))).toEqual([0, 3, 1, 2]);
  });
});

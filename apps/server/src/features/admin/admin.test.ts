import { randomUUID } from "node:crypto";
import {
  calls,
  listAllJobs,
  listAuditLog,
  listUserProgress,
  retryJob,
  stopJob,
  submitUrl,
  updateAction,
  type CallSpec,
} from "@audit/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { plantJob } from "../../testing/plant-job.ts";
import { createTestServer, waitFor, type TestAccount, type TestServer } from "../../testing/index.ts";

let server: TestServer;
let admin: TestAccount;
beforeAll(async () => {
  server = await createTestServer({ openAudit: refuseToAudit });
  admin = await server.mint("admin");
});
afterAll(() => server.stop());

/** The tests are about rows, not sites. */
function refuseToAudit(): never {
  throw new Error("No audit in this test.");
}

const progressOf = async (search: string) => (await admin.call(listUserProgress, { query: { search } })).data;

test("every admin call refuses whoever is no administrator, in the printed words [D2-2.127 D2-6.13]", async () => {
  const user = await server.mint();
  const forAdmins = Object.values<CallSpec>(calls).filter(({ access }) => access === "admin");
  expect(forAdmins.length).toBeGreaterThan(8);
  for (const { method, path } of forAdmins) {
    const answer = await fetch(server.url + path.replaceAll(/:\w+/g, randomUUID()), {
      method,
      headers: { authorization: `Bearer ${user.token}` },
    });
    expect([path, answer.status, await answer.json()]).toMatchObject([
      path,
      403,
      { success: false, error: "Access denied. Admin privileges required.", code: "ADMIN_REQUIRED" },
    ]);
  }
});

test("an administrator who is demoted is refused with the next call", async () => {
  const other = await server.mint("admin");
  expect((await other.call(listAllJobs, { query: {} })).success).toBe(true);
  await server.store.db.updateTable("users").set({ is_admin: false }).where("id", "=", other.userId).execute();
  await expect(other.call(listAllJobs, { query: {} })).rejects.toMatchObject({ status: 403 });
});

test("all jobs are listed newest first, part by part, with counts over all [D2-7.24]", async () => {
  const owner = await server.mint();
  const ids: string[] = [];
  for (const n of [1, 2, 3]) ids.unshift((await plantJob(server.store.db, owner.userId, `shop${n}.example`)).jobId);
  const search = owner.email;
  const first = await admin.call(listAllJobs, { query: { search, limit: 2 } });
  expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  expect(first.data[0]).toMatchObject({ status: "completed", user_email: owner.email, action_count: 3 });
  const rest = await admin.call(listAllJobs, { query: { search, limit: 2, before: first.next! } });
  expect([rest.data.map(({ id }) => id), rest.next]).toEqual([ids.slice(2), null]);
  expect(first.counts.all).toBeGreaterThanOrEqual(3);
  expect(first.counts.all).toBe(first.counts.completed + first.counts.processing + first.counts.failed);
  const byDomain = await admin.call(listAllJobs, { query: { search: "SHOP2.ex", filter: "completed" } });
  expect(byDomain.data.map(({ id }) => id)).toEqual([ids[1]]);
  expect((await admin.call(listAllJobs, { query: { search: ids[0]! } })).data).toHaveLength(1);
  for (const nothing of ["100%", "_", "\\", "' or 1=1 --"])
    expect((await admin.call(listAllJobs, { query: { search: nothing } })).data).toEqual([]);
  await expect(admin.call(listAllJobs, { query: { before: "1.nonsense" } })).rejects.toMatchObject({ status: 400 });
});

test("progress follows every change of a plan, by the newest analysis of a domain [D2-7.32 D2-3.21]", async () => {
  const owner = await server.mint();
  expect(await progressOf(owner.email)).toMatchObject([{ domain: null, total_actions: 0, completion_percentage: 0 }]);
  await plantJob(server.store.db, owner.userId, "shop.example", 9);
  const { actionId } = await plantJob(server.store.db, owner.userId, "shop.example", 3);
  const minutes = await server.store.db
    .selectFrom("actions")
    .select("time_estimate")
    .where("id", "=", actionId)
    .executeTakeFirstOrThrow();
  const setTo = (status: "todo" | "in-progress" | "completed") =>
    owner.call(updateAction, { params: { id: actionId }, body: { status } });
  await setTo("in-progress");
  expect(await progressOf(owner.email)).toMatchObject([{ total_actions: 3, in_progress_actions: 1 }]);
  await setTo("completed");
  const [row] = await progressOf(owner.email);
  expect(row).toEqual({
    email: owner.email,
    domain: "shop.example",
    total_actions: 3,
    completed_actions: 1,
    in_progress_actions: 0,
    completion_percentage: 33,
    time_saved: minutes.time_estimate,
    last_activity: expect.any(String),
  });
  expect(Date.now() - Date.parse(row!.last_activity)).toBeLessThan(60_000);
  await setTo("todo");
  expect(await progressOf(owner.email)).toMatchObject([{ completed_actions: 0, time_saved: 0 }]);
  await server.store.db.deleteFrom("actions").where("id", "=", actionId).execute();
  expect(await progressOf(owner.email)).toMatchObject([{ total_actions: 2 }]);
});

test("progress is sorted by each column both ways, part by part, with totals over all rows", async () => {
  const mark = randomUUID().slice(0, 8);
  const owner = await server.mint();
  for (const [name, tasks] of [
    ["a", 2],
    ["b", 5],
    ["c", 3],
  ] as const)
    await plantJob(server.store.db, owner.userId, `${name}-${mark}.example`, tasks);
  const read = (query: object) => admin.call(listUserProgress, { query: { search: mark, ...query } });
  const up = await read({ sort: "total_actions", direction: "asc" });
  expect(up.data.map(({ total_actions }) => total_actions)).toEqual([2, 3, 5]);
  expect(up.totals).toMatchObject({ rows: 3, accounts: 1, total_actions: 10, completed_actions: 0 });
  const second = await read({ sort: "domain", direction: "desc", limit: 2, offset: 1 });
  expect(second.data.map(({ domain }) => domain)).toEqual([`b-${mark}.example`, `a-${mark}.example`]);
});

test("a job is stopped and tried again for its owner, and both are in the log", async () => {
  const owner = await server.mint();
  const { job } = await owner.call(submitUrl, { body: { url: "https://stopped.example/" } });
  const row = async () => (await admin.call(listAllJobs, { query: { search: job.id } })).data[0]!;
  // The worker of this test can't audit anything: without being stopped the job would fail with another sentence.
  await admin.call(stopJob, { params: { id: job.id } });
  expect(await row()).toMatchObject({ status: "failed", error: "This analysis was stopped by the operator." });
  await expect(admin.call(stopJob, { params: { id: job.id } })).rejects.toMatchObject({ status: 409 });
  await server.store.db.updateTable("jobs").set({ quarantined: true }).where("id", "=", job.id).execute();
  expect((await admin.call(listAllJobs, { query: { filter: "quarantined" } })).data.map(({ id }) => id)).toContain(
    job.id,
  );
  await admin.call(retryJob, { params: { id: job.id } });
  expect(await row()).toMatchObject({ quarantined: false, error: null });
  await waitFor("the second end", async () => (await row()).status === "failed", 30_000);
  expect((await row()).error).not.toBe("This analysis was stopped by the operator.");
  const { data } = await admin.call(listAuditLog, { query: { limit: 2 } });
  expect(data).toMatchObject([
    { actor: admin.email, action: "retry job", subject: job.id, details: { before: { status: "failed" } } },
    { actor: admin.email, action: "stop job", subject: job.id },
  ]);
  for (const call of [stopJob, retryJob])
    await expect(admin.call(call, { params: { id: randomUUID() } })).rejects.toMatchObject({ status: 404 });
});

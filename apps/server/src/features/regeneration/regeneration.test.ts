import { randomUUID } from "node:crypto";
import {
  deleteAnalysis,
  generateSummary,
  getJob,
  listActions,
  listAnalyses,
  parseActions,
  regenerateActions,
  updateAction,
} from "@audit/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestServer, type TestAccount, type TestServer } from "../../testing/index.ts";
import { plant } from "../../testing/planting.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ env: { PAYMENTS: "sandbox" } });
});
afterAll(() => server.stop());

const subscriber = async (): Promise<TestAccount> => {
  const account = await server.mint();
  await plant(server.store.db, "subscription", account.email, { tier: "tier1" });
  return account;
};
const jobOf = async ({ email }: TestAccount): Promise<string> =>
  (await plant(server.store.db, "job", email, { domain: "shop.example" })).jobId;
const times = async (ask: () => Promise<unknown>): Promise<number> => {
  for (let count = 0; count < 20; count += 1) {
    const refused = await ask().then(
      () => null,
      (error: unknown) => error,
    );
    if (refused === null) continue;
    expect(refused).toMatchObject({ status: 429, code: "RATE_LIMITED" });
    return count;
  }
  return Number.POSITIVE_INFINITY;
};

test("actions made again keep what was worked off, and bring back what was lost [D1-7.22]", async () => {
  const owner = await subscriber();
  const jobId = await jobOf(owner);
  const { actions } = await owner.call(listActions, { query: { jobId } });
  await owner.call(updateAction, { params: { id: actions[0]!.id }, body: { status: "completed" } });
  await server.store.db.deleteFrom("actions").where("id", "=", actions[1]!.id).execute();
  const again = await owner.call(regenerateActions, { params: { id: jobId }, body: { jobId } });
  expect(again).toMatchObject({ success: true, actionsCount: 12, message: "12 actions are ready." });
  expect(again.actions.map(({ status }) => status)).toEqual(["completed", ...Array<string>(11).fill("todo")]);
  expect(again.actions[0]!.id).toBe(actions[0]!.id);
  expect(again.actions[1]!.title).toBe(actions[1]!.title);
  expect((await owner.call(getJob, { params: { id: jobId } })).data.action_count).toBe(12);
});

test("five times a day with a plan, once without; summaries ten times and three times", async () => {
  const [paid, free] = [await subscriber(), await server.mint()];
  for (const [account, regenerations, summaries] of [
    [paid, 5, 10],
    [free, 1, 3],
  ] as const) {
    const id = await jobOf(account);
    expect(await times(() => account.call(regenerateActions, { params: { id }, body: {} }))).toBe(regenerations);
    expect(await times(() => account.call(generateSummary, { params: { jobId: id } }))).toBe(summaries);
  }
});

test("a deleted analysis is too old to be made again, a running one too young", async () => {
  const owner = await subscriber();
  const jobId = await jobOf(owner);
  const again = () => owner.call(regenerateActions, { params: { id: jobId }, body: {} });
  await server.store.db.updateTable("jobs").set({ status: "executing_step1" }).where("id", "=", jobId).execute();
  await expect(again()).rejects.toMatchObject({ status: 409 });
  await server.store.db.updateTable("jobs").set({ status: "completed" }).where("id", "=", jobId).execute();
  const { analyses } = await owner.call(listAnalyses, { query: { jobId } });
  await owner.call(deleteAnalysis, { params: { id: analyses[0]!.id } });
  await expect(again()).rejects.toMatchObject({
    status: 404,
    code: "ANALYSIS_TOO_OLD",
    message: "This analysis is too old. Please run a new analysis to generate actions.",
  });
});

test("a folder is a job's own name and nothing else [D1-7.21]", async () => {
  const [owner, stranger] = [await subscriber(), await subscriber()];
  const jobId = await jobOf(owner);
  const parse = (account: TestAccount, folderPath: string) => account.call(parseActions, { body: { folderPath } });
  expect((await parse(owner, `jobs/${jobId}`)).data).toEqual({ jobId, hasActions: true, actionCount: 12 });
  const wrong = [
    `jobs/${randomUUID()}`,
    jobId,
    `jobs/${jobId}/`,
    `jobs/../jobs/${jobId}`,
    `/jobs/${jobId}`,
    `JOBS/${jobId}`,
    "jobs/../../etc/passwd",
    "",
  ];
  for (const path of wrong) await expect(parse(owner, path)).rejects.toMatchObject({ status: 404 });
  await expect(parse(stranger, `jobs/${jobId}`)).rejects.toMatchObject({ status: 404 });
});

test("a folder whose actions were never published is published when it is read", async () => {
  const owner = await subscriber();
  const jobId = await jobOf(owner);
  await server.store.db.deleteFrom("actions").where("job_id", "=", jobId).execute();
  await server.store.db.updateTable("jobs").set({ action_count: 0 }).where("id", "=", jobId).execute();
  const { data } = await owner.call(parseActions, { body: { folderPath: `jobs/${jobId}` } });
  expect(data.actionCount).toBe(12);
  expect((await owner.call(getJob, { params: { id: jobId } })).data.action_count).toBe(12);
});

import {
  createShare,
  getActionStats,
  getSubscriptionStatus,
  listActions,
  openShare,
  saveActionNotes,
  updateAction,
} from "@audit/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestServer, type TestAccount, type TestServer } from "../../testing/index.ts";
import { plantJob } from "../../testing/plant-job.ts";
import { plant } from "../../testing/planting.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ env: { PAYMENTS: "sandbox" } });
});
afterAll(() => server.stop());

const db = () => server.store.db;
const everything = ["actions", "executive_summary", "job_metadata"] as const;

test("without a plan the same eight actions are shown everywhere, and no other one can be reached [D2-1.6 D2-3.12]", async () => {
  const owner = await server.mint();
  const { jobId } = await plantJob(db(), owner.userId, "shop.example", 40);
  const preview = await owner.call(listActions, { query: { jobId } });
  expect(preview).toMatchObject({ isFreemiumPreview: true, totalActionsAvailable: 40, actionsShown: 8 });
  expect(preview.actions).toHaveLength(8);
  expect(preview.actions.every(({ impact }) => impact === "high")).toBe(true);
  expect((await owner.call(getActionStats, { query: { jobId } })).stats.totalActions).toBe(8);
  const shown = preview.actions.map(({ id }) => id);
  const rows = await db().selectFrom("actions").select("id").where("job_id", "=", jobId).execute();
  const hidden = rows.find(({ id }) => !shown.includes(id))!;
  const params = { id: hidden.id };
  await expect(owner.call(updateAction, { params, body: { status: "completed" } })).rejects.toMatchObject({
    status: 404,
  });
  await expect(owner.call(saveActionNotes, { params, body: { notes: "x" } })).rejects.toMatchObject({ status: 404 });
  const body = { jobId, sharedContent: [...everything], shareMode: "preview" as const };
  const { shareUrl } = await owner.call(createShare, { body });
  const { data } = await server.anonymous(openShare, { params: { token: shareUrl.split("/").at(-1)! } });
  expect(data.actions!.map(({ id }) => id).toSorted()).toEqual(shown.toSorted());
});

test("a plan opens everything, for its owner and for readers of full links, for as long as it lasts [D2-1.7 D2-6.8 D2-7.10]", async () => {
  const owner = await server.mint();
  const { jobId } = await plantJob(db(), owner.userId, "shop.example", 40);
  const body = { jobId, sharedContent: [...everything], shareMode: "full" as const };
  await expect(owner.call(createShare, { body })).rejects.toMatchObject({ status: 403, code: "SHARING_RESTRICTED" });
  await plant(db(), "subscription", owner.email, { tier: "tier1" });
  expect(await owner.call(listActions, { query: { jobId } })).toMatchObject({
    isFreemiumPreview: false,
    actionsShown: 40,
  });
  const made = await owner.call(createShare, { body });
  expect(made).toMatchObject({ success: true, data: { shareUrl: made.shareUrl } });
  const shown = async () =>
    (await server.anonymous(openShare, { params: { token: made.shareUrl.split("/").at(-1)! } })).data;
  expect(await shown()).toMatchObject({ isPreview: false });
  await plant(db(), "subscription", owner.email, { tier: "tier1", status: "expired" });
  expect(await shown()).toMatchObject({ isPreview: true, previewMode: { actionsShown: 8, totalActions: 40 } });
  await plant(db(), "subscription", owner.email, { tier: "tier1" });
  expect(await shown()).toMatchObject({ isPreview: false });
});

test("every plan and every report that can be bought shows 100 actions [D2-9.2]", async () => {
  const limitOf = async (owner: TestAccount) =>
    (await owner.call(getSubscriptionStatus, {})).data.subscription.features.actionItemsLimit;
  const subscriber = await server.mint();
  expect(await limitOf(subscriber)).toBe(8);
  for (const tier of ["tier1", "tier2", "tier3", "tier4"] as const) {
    await plant(db(), "subscription", subscriber.email, { tier });
    expect(await limitOf(subscriber)).toBe(100);
  }
  for (const type of ["single_report", "premium_report"] as const) {
    const buyer = await server.mint();
    await plant(db(), "purchase", buyer.email, { type });
    expect(await limitOf(buyer)).toBe(100);
  }
});

test("an account without a plan may have five live links", async () => {
  const owner = await server.mint();
  const { jobId } = await plantJob(db(), owner.userId);
  const make = () => owner.call(createShare, { body: { jobId, sharedContent: ["actions"] } });
  for (let made = 0; made < 5; made += 1) await make();
  await expect(make()).rejects.toMatchObject({ status: 409 });
});

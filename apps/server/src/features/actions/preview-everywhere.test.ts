import {
  checkJobActions,
  getActionStats,
  getFile,
  getJob,
  getReport,
  listActions,
  listAnalyses,
  listFiles,
  listJobs,
  parseActions,
  regenerateActions,
  updateAction,
} from "@audit/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestServer, type TestAccount, type TestServer } from "../../testing/index.ts";
import { plant } from "../../testing/planting.ts";

let server: TestServer;
let free: TestAccount;
let jobId: string;
let all: { id: string; title: string; impact: string; priority: number }[];

beforeAll(async () => {
  server = await createTestServer({ env: { PAYMENTS: "sandbox" } });
  free = await server.mint();
  ({ jobId } = await plant(server.store.db, "job", free.email, { domain: "shop.example", actions: 100 }));
  const rows = await server.store.db.selectFrom("actions").selectAll().where("job_id", "=", jobId).execute();
  all = rows.map(({ id, title, impact, priority }) => ({ id, title, impact, priority }));
});
afterAll(() => server.stop());

/** The first eight by impact, then priority. */
const expected = () =>
  all
    .filter(({ impact }) => impact === "high")
    .toSorted((a, b) => b.priority - a.priority)
    .slice(0, 8)
    .map(({ id }) => id);

test("a free account sees eight actions by impact, the counts of the rest, and the summary [D2-1.6] [D2-3.12]", async () => {
  const plan = await free.call(listActions, { query: { jobId } });
  expect(plan).toMatchObject({ isFreemiumPreview: true, totalActionsAvailable: 100, actionsShown: 8 });
  expect(plan.actions.map(({ id }) => id)).toEqual(expected());
  expect(plan.executiveSummary).toMatch(/^canary-/);
});

test("everything else speaks of the same eight: stats, counts, files, report, actions made again", async () => {
  expect((await free.call(getActionStats, { query: { jobId } })).stats.totalActions).toBe(8);
  expect(await free.call(checkJobActions, { params: { id: jobId } })).toMatchObject({
    hasActions: true,
    actionCount: 8,
  });
  const folder = await free.call(parseActions, { body: { folderPath: `jobs/${jobId}` } });
  expect(folder.data).toEqual({ jobId, hasActions: true, actionCount: 8 });
  const again = await free.call(regenerateActions, { params: { id: jobId }, body: {} });
  expect(again.actions.map(({ id }) => id)).toEqual(expected());
  expect(again.actionsCount).toBe(100);
  const report = await free.call(getReport, { params: { id: jobId } });
  expect(report.data.preview).toBe(true);
  const { data } = await free.call(listFiles, { params: { id: jobId } });
  for (const { name, bytes } of data.files) {
    const file = await free.call(getFile, { params: { id: jobId, name } });
    expect(Buffer.byteLength(file.data.content)).toBe(bytes);
  }
  const plan = await free.call(getFile, { params: { id: jobId, name: "action_plan.md" } });
  expect(plan.data.content.match(/^### /gm)?.length ?? 0).toBe(8);
});

test("no title of a hidden action leaves the server", async () => {
  const shown = new Set(expected());
  const hidden = all.filter(({ id }) => !shown.has(id)).map(({ title }) => title);
  const answers = await Promise.all([
    free.call(listActions, { query: { jobId } }),
    free.call(listAnalyses, { query: {} }),
    free.call(listJobs, { query: {} }),
    free.call(getJob, { params: { id: jobId } }),
    free.call(getReport, { params: { id: jobId } }),
    ...["action_plan.md", "audit_summary.md"].map((name) => free.call(getFile, { params: { id: jobId, name } })),
  ]);
  const texts = answers.map((answer) => JSON.stringify(answer).replaceAll(String.raw`\\`, ""));
  // "mark 1" also begins "mark 10": a title counts where it ends.
  const leaks = hidden.filter((title) => texts.some((text) => new RegExp(`${title}(?!\\d)`).test(text)));
  expect(leaks).toEqual([]);
  expect(texts.some((text) => text.includes(all.find(({ id }) => shown.has(id))!.title))).toBe(true);
});

test("a hidden action can't be moved or read by moving it; a visible one can", async () => {
  const shown = new Set(expected());
  const hidden = all.find(({ id }) => !shown.has(id))!;
  const move = (id: string) => free.call(updateAction, { params: { id }, body: { status: "completed" } });
  await expect(move(hidden.id)).rejects.toMatchObject({ status: 404 });
  expect((await move(expected()[0]!)).action.status).toBe("completed");
  expect((await free.call(getActionStats, { query: { jobId } })).stats).toMatchObject({
    completedActions: 1,
    completionPercentage: 13,
  });
});

test("a plan opens everything at once, and closes it again when it ends [D2-1.7]", async () => {
  const seen = async () => {
    const { isFreemiumPreview, actions } = await free.call(listActions, { query: { jobId } });
    return [isFreemiumPreview, actions.length];
  };
  await plant(server.store.db, "subscription", free.email, { tier: "tier1" });
  expect(await seen()).toEqual([false, 100]);
  const file = await free.call(getFile, { params: { id: jobId, name: "audit_summary.md" } });
  expect(file.data.content).toMatch(/^# Audit\ncanary-/);
  await plant(server.store.db, "subscription", free.email, { tier: "tier1", status: "expired" });
  expect(await seen()).toEqual([true, 8]);
});

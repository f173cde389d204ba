import {
  getActionStats,
  listActions,
  listAnalyses,
  subscribeActions,
  updateAction,
  editActions,
} from "@audit/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makePlannedAction } from "../../testing/make-plan.ts";
import { createTestServer, describeOnEachStore, type TestServer } from "../../testing/index.ts";
import { plantJob } from "../../testing/plant-job.ts";
import { draftActions, replaceActions } from "./index.ts";

describeOnEachStore("actions", (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({ store: await open() });
  });
  afterAll(() => server.stop());

  test("a plan is listed in rank order with all its fields [D2-7.2]", async () => {
    const { call, userId } = await server.mint();
    const { jobId, canary } = await plantJob(server.store.db, userId);
    const plan = await call(listActions, { query: { jobId } });
    expect(plan).toMatchObject({
      success: true,
      executiveSummary: canary,
      isFreemiumPreview: false,
      totalActionsAvailable: 3,
      actionsShown: 3,
    });
    expect(plan.actions.map(({ priority }) => priority)).toEqual([100, 99, 98]);
    expect(plan.actions[0]).toMatchObject({
      job_id: jobId,
      title: `${canary} 0`,
      status: "todo",
      searchVolume: null,
      leads: null,
      code_example: "<title>Soap</title>",
      evidence: [{ url: "https://shop.example/soap", at: "head", saw: canary }],
      ranking: [{ factor: "severity", value: 10, words: canary }],
      started_at: null,
    });
  });

  test("a task moves, keeps its dates when a move is repeated, and can be reopened [D2-7.4]", async () => {
    const { call, userId } = await server.mint();
    const { actionId: id } = await plantJob(server.store.db, userId);
    const move = async (status: "todo" | "in-progress" | "completed" | "pending") =>
      (await call(updateAction, { params: { id }, body: { status } })).action;
    const started = await move("in-progress");
    expect(started).toMatchObject({ status: "in-progress", completed_at: null });
    expect(started.started_at).not.toBeNull();
    expect(await move("in-progress")).toEqual(started);
    const done = await move("completed");
    expect(done).toMatchObject({ status: "completed", started_at: started.started_at });
    // The check that a completed task starts goes on meanwhile.
    expect({ ...(await move("completed")), verification: null }).toEqual({ ...done, verification: null });
    expect(await move("pending")).toMatchObject({ status: "todo", started_at: null, completed_at: null });
    await expect(call(updateAction, { params: { id }, body: { status: "done" as "todo" } })).rejects.toMatchObject({
      status: 400,
    });
  });

  test("stats count the plan [D2-7.3 D2-3.9]", async () => {
    const { call, userId } = await server.mint();
    const { jobId } = await plantJob(server.store.db, userId);
    const { actions } = await call(listActions, { query: { jobId } });
    await call(updateAction, { params: { id: actions[0]!.id }, body: { status: "completed" } });
    await call(updateAction, { params: { id: actions[1]!.id }, body: { status: "in-progress" } });
    expect((await call(getActionStats, { query: { jobId } })).stats).toEqual({
      totalActions: 3,
      completedActions: 1,
      inProgressActions: 1,
      estimatedTimeRemaining: 11 + 12,
      highImpactCompleted: 1,
      completionPercentage: 33,
    });
  });

  test("several tasks change at once or not at all; what does not apply is no work", async () => {
    const [{ call, userId }, stranger] = [await server.mint(), await server.mint()];
    const { jobId } = await plantJob(server.store.db, userId);
    const [first, second, third] = (await call(listActions, { query: { jobId } })).actions;
    const ids = [first!.id, second!.id];
    const said = { assignee: "Ann", due_on: "2027-01-31", effectiveness_rating: 4 };
    const { actions } = await call(editActions, { body: { ids, status: "in-progress", ...said } });
    expect(actions.map(({ id }) => id)).toEqual(ids);
    for (const action of actions) expect(action).toMatchObject({ ...said, status: "in-progress" });
    await call(editActions, { body: { ids: [second!.id], not_relevant: "We sell in one country only", due_on: null } });
    const after = (await call(listActions, { query: { jobId } })).actions;
    expect(after.map(({ due_on, assignee, not_relevant }) => [due_on, assignee, not_relevant])).toEqual([
      ["2027-01-31", "Ann", null],
      [null, "Ann", "We sell in one country only"],
      [null, null, null],
    ]);
    expect((await call(getActionStats, { query: { jobId } })).stats).toMatchObject({
      totalActions: 2,
      inProgressActions: 1,
      estimatedTimeRemaining: first!.time_estimate + third!.time_estimate,
    });
    const foreign = (await plantJob(server.store.db, stranger.userId)).actionId;
    const mixed = { ids: [third!.id, foreign], assignee: "Eve" };
    await expect(call(editActions, { body: mixed })).rejects.toMatchObject({ status: 404 });
    expect((await call(listActions, { query: { jobId } })).actions[2]!.assignee).toBeNull();
    await expect(call(editActions, { body: { ids, due_on: "31.1.2027" } })).rejects.toMatchObject({ status: 400 });
    await call(editActions, { body: { ids: [second!.id], not_relevant: null } });
    expect((await call(getActionStats, { query: { jobId } })).stats.totalActions).toBe(3);
  });

  test("jobId wins, then domain with timestamp, then the domain's latest, then the newest [D2-7.7]", async () => {
    const { call, userId } = await server.mint();
    const [old, latest, other] = [
      await plantJob(server.store.db, userId, "one.example"),
      await plantJob(server.store.db, userId, "one.example"),
      await plantJob(server.store.db, userId, "two.example"),
    ];
    const { analyses } = await call(listAnalyses, { query: {} });
    expect(analyses.map(({ jobId }) => jobId)).toEqual([other.jobId, latest.jobId, old.jobId]);
    const chosen = async (query: object) => (await call(listActions, { query })).actions[0]!.job_id;
    const timestamp = analyses[2]!.analysis_timestamp;
    expect(await chosen({ jobId: old.jobId, domain: "two.example" })).toBe(old.jobId);
    expect(await chosen({ domain: "one.example", timestamp })).toBe(old.jobId);
    expect(await chosen({ domain: "One.Example" })).toBe(latest.jobId);
    expect(await chosen({})).toBe(other.jobId);
    await expect(chosen({ domain: "three.example" })).rejects.toMatchObject({ status: 404 });
    expect((await call(listAnalyses, { query: { jobId: old.jobId } })).analyses).toHaveLength(1);
  });

  test("a plan made again keeps what was worked off; what vanished is hidden, what is new is todo", async () => {
    const { call, userId } = await server.mint();
    const { jobId } = await plantJob(server.store.db, userId);
    const before = (await call(listActions, { query: { jobId } })).actions;
    await call(updateAction, { params: { id: before[0]!.id }, body: { status: "completed" } });
    await server.store.db
      .updateTable("actions")
      .set({ notes: "done by Ann" })
      .where("id", "=", before[0]!.id)
      .execute();
    const next = [0, 2, 7].map((index) => makePlannedAction(index, "again"));
    await server.store.db
      .transaction()
      .execute((tx) => replaceActions(tx, jobId, draftActions({ id: jobId, user_id: userId }, next)));
    const after = (await call(listActions, { query: { jobId } })).actions;
    expect(after.map(({ title, status, notes }) => [title, status, notes])).toEqual([
      ["again 0", "completed", "done by Ann"],
      ["again 2", "todo", null],
      ["again 7", "todo", null],
    ]);
    expect(after[0]!.id).toBe(before[0]!.id);
    const hidden = await server.store.db
      .selectFrom("actions")
      .select("id")
      .where("job_id", "=", jobId)
      .where("hidden", "=", true)
      .execute();
    expect(hidden).toEqual([{ id: before[1]!.id }]);
  });

  test("never more than a hundred actions, the first ones of the plan in its order", () => {
    const planned = Array.from({ length: 130 }, (_, index) => makePlannedAction(index, "many"));
    const drafts = draftActions({ id: "j", user_id: "u" }, planned);
    expect(drafts).toHaveLength(100);
    expect(drafts.map(({ rank }) => rank)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
    expect(drafts.map(({ fingerprint }) => fingerprint)).toEqual(
      planned.slice(0, 100).map(({ fingerprint }) => fingerprint),
    );
  });

  test("the live channel is named after the user [D2-7.5]", async () => {
    const { call, userId } = await server.mint();
    expect(await call(subscribeActions, {})).toEqual({
      success: true,
      channel: `user:${userId}`,
      table: "action_progress",
      filter: `user_id=eq.${userId}`,
    });
  });
});

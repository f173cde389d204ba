import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { getReport, listFindingUrls, type CallReply } from "@audit/contract";
import type { Report } from "@audit/engine/process";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { REPORT, saveManyBytes } from "../../artifacts/index.ts";
import { createTestServer, type TestAccount, type TestServer } from "../../testing/index.ts";
import { makeReport, reportArtifacts } from "../../testing/make-report.ts";
import { plantJob } from "../../testing/plant-job.ts";
import { presentReport } from "./present.ts";

/** A report as each version that kept other fields has left it: owners open reports of years ago. */
const KEPT = join(import.meta.dirname, "kept");

let server: TestServer;
let owner: TestAccount;
beforeAll(async () => {
  server = await createTestServer();
  owner = await server.mint();
});
afterAll(() => server.stop());

async function plantReport(count: number): Promise<string> {
  const { jobId } = await plantJob(server.store.db, owner.userId);
  const artifacts = reportArtifacts(makeReport(["title-missing"], count, "mark"));
  await server.store.db.transaction().execute((tx) => saveManyBytes(tx, jobId, artifacts));
  return jobId;
}

test("a finished job answers its report, with the tasks that mend each finding as they stand", async () => {
  const jobId = await plantReport(3);
  await server.store.db.updateTable("actions").set({ rule: "title-missing" }).where("job_id", "=", jobId).execute();
  const { data } = await owner.call(getReport, { params: { id: jobId } });
  expect(data).toMatchObject({ jobId, domain: "shop.example", preview: false });
  const [finding] = data.findings;
  expect(finding!.actions).toHaveLength(3);
  expect(finding!.actions[0]).toMatchObject({ status: "todo" });
});

test.each(readdirSync(KEPT))("a report kept in the days of %s is shown still", async (file) => {
  const { jobId } = await plantJob(server.store.db, owner.userId);
  const text = readFileSync(join(KEPT, file), "utf8");
  const { site, scores } = JSON.parse(text) as Pick<Report, "site" | "scores">;
  const kept = new Map([[REPORT, gzipSync(text)]]);
  await server.store.db.transaction().execute((tx) => saveManyBytes(tx, jobId, kept));
  const { data } = await owner.call(getReport, { params: { id: jobId } });
  expect(data).toMatchObject({ site, scores });
});

test("every address of a finding comes, page after page, each once", async () => {
  const jobId = await plantReport(1_203);
  const seen: string[] = [];
  let after: number | null = 0;
  while (after !== null) {
    const { data }: CallReply<typeof listFindingUrls> = await owner.call(listFindingUrls, {
      params: { id: jobId, ruleId: "title-missing" },
      query: { after },
    });
    expect(data.total).toBe(1_203);
    expect(data.addresses.length).toBeLessThanOrEqual(500);
    seen.push(...data.addresses.map(({ url }) => url));
    after = data.next;
  }
  expect(seen).toHaveLength(1_203);
  expect(new Set(seen).size).toBe(1_203);
  const beyond = await owner.call(listFindingUrls, {
    params: { id: jobId, ruleId: "title-missing" },
    query: { after: 5_000 },
  });
  expect(beyond.data).toEqual({ total: 1_203, addresses: [], next: null });
  const middle = await owner.call(listFindingUrls, {
    params: { id: jobId, ruleId: "title-missing" },
    query: { after: 700 },
  });
  expect(middle.data.addresses[0]!.url).toBe(seen[700]);
});

test("a rule without a finding and a broken place in the list are refused", async () => {
  const jobId = await plantReport(1);
  const ask = (ruleId: string, after?: string) =>
    owner.call(listFindingUrls, { params: { id: jobId, ruleId }, query: after === undefined ? {} : { after } });
  await expect(ask("no-such-rule")).rejects.toMatchObject({ status: 404, code: "NOT_FOUND" });
  await expect(ask("title-missing", "-1")).rejects.toMatchObject({ status: 400 });
  await expect(ask("title-missing", "many")).rejects.toMatchObject({ status: 400 });
});

describe("a job without a report says why", () => {
  const answerFor = async (status: "completed" | "failed" | "queued") => {
    const { jobId } = await plantJob(server.store.db, owner.userId);
    await server.store.db.deleteFrom("artifacts").where("job_id", "=", jobId).execute();
    await server.store.db.updateTable("jobs").set({ status }).where("id", "=", jobId).execute();
    return owner.call(getReport, { params: { id: jobId } }).then(
      () => null,
      (error: unknown) => error,
    );
  };

  test("made before reports existed", async () => {
    expect(await answerFor("completed")).toMatchObject({
      status: 404,
      code: "REPORT_MISSING",
      message: "This analysis was made before report pages existed. Run it again to get its report.",
    });
  });
  test("still running", async () => {
    expect(await answerFor("queued")).toMatchObject({
      status: 404,
      code: "REPORT_NOT_READY",
      message: "The report is made when the analysis is complete.",
    });
  });
  test("failed", async () => {
    expect(await answerFor("failed")).toMatchObject({ status: 404, code: "REPORT_MISSING" });
  });
});

test("a preview keeps counts and scores, and shows evidence only of what its visible tasks mend", async () => {
  const jobId = await plantReport(1);
  const actions = await server.store.db
    .updateTable("actions")
    .set({ rule: "title-missing" })
    .where("job_id", "=", jobId)
    .returningAll()
    .execute();
  const shown = presentReport({
    jobId,
    domain: "shop.example",
    report: makeReport(["title-missing", "secret-rule"], 7, "mark"),
    view: { preview: true, actions },
  });
  const [open, kept] = shown.findings;
  expect(open).toMatchObject({ locked: false, count: 7 });
  expect(open!.proofs).not.toEqual([]);
  expect(kept).toMatchObject({ rule: "hidden-1", locked: true, count: 7, why: "", fix: "", proofs: [], actions: [] });
  expect(JSON.stringify(shown)).not.toContain("secret-rule");
  expect(shown.scores.health.score).toBe(50);
});

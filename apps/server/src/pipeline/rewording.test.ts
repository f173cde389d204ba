import {
  generateSummary,
  getFile,
  getJob,
  getReport,
  listActions,
  regenerateActions,
  submitUrl,
  type Job,
} from "@audit/contract";
import { faultyAddresses, modelFaults, startFakeModel, type FakeModel } from "@audit/testkit";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { ABOUT, answerWell, reworded, useOf } from "../testing/answer-prompts.ts";
import { createTestServer, describeOnEachStore, waitFor, type TestAccount, type TestServer } from "../testing/index.ts";
import { modelEnv } from "../testing/model-env.ts";
import { scriptAudit, scriptedPlan, WHY } from "../testing/script-audit.ts";

const USES = ["seo_analysis", "seo_actions", "summary"] as const;
const QUICK = { MODEL_CALL_SECONDS: "1", MODEL_DAILY_CAP: "100" };

let fake: FakeModel;
beforeAll(async () => {
  fake = await startFakeModel(answerWell);
});
afterEach(() => fake.fail(null));
afterAll(() => fake.close());

let sites = 0;
/** Runs a job to its end. @param mark stands in its host, so that its questions can be told apart */
async function analyse(account: TestAccount, mark = "shop"): Promise<Job> {
  sites += 1;
  const { id } = (await account.call(submitUrl, { body: { url: `https://${mark}-${sites}.example/` } })).data;
  let job: Job | null = null;
  await waitFor(`job ${id}`, async () => {
    job = (await account.call(getJob, { params: { id } })).data;
    return job.status === "completed" || job.status === "failed";
  });
  return job!;
}

const textsOf = async (account: TestAccount, { id }: Job) => {
  const { actions } = await account.call(listActions, { query: { jobId: id } });
  const read = async (name: string): Promise<string> =>
    (await account.call(getFile, { params: { id, name } })).data.content;
  const { writer } = (await account.call(getReport, { params: { id } })).data.engine;
  return { actions, writer, plan: await read("action_plan.md"), summary: await read("executive_summary.md") };
};

const costsOf = (server: TestServer, jobId: string) =>
  server.store.db.selectFrom("model_calls").selectAll().where("job_id", "=", jobId).execute();

describeOnEachStore("a job with a language model", (open) => {
  let server: TestServer;
  let account: TestAccount;
  beforeAll(async () => {
    server = await createTestServer({
      store: await open(),
      // Nothing is late here on purpose: a busy machine has the time it needs.
      env: modelEnv(fake.url, "compatible", { ...QUICK, MODEL_CALL_SECONDS: "20" }),
      openAudit: scriptAudit(),
    });
    account = await server.mint();
  });
  afterAll(() => server.stop());

  test("is told in its words, by the three prompts, and says so", async () => {
    const before = fake.requests.length;
    const job = await analyse(account);
    expect(job).toMatchObject({ status: "completed", error: null, health_score: 50 });
    expect(new Set(fake.requests.slice(before).map(useOf))).toEqual(new Set(USES));
    const { actions, writer, plan, summary } = await textsOf(account, job);
    expect(actions.map(({ title }) => title)).toEqual(scriptedPlan.actions.map(({ title }) => reworded(title)));
    expect(actions[0]!.business_value).toBe("Concerns 3 of 12 pages here. Product pages are where visitors buy here.");
    // What was seen stays as it was seen.
    expect(actions[0]!.problem).toBe(
      `3 product pages have no title here. Seen for example on https://shop.example/soap: no title. ${reworded(WHY)}`,
    );
    expect(
      actions.map(({ fingerprint, priority, solution, implementation, check, impact }) => [
        fingerprint,
        priority,
        solution,
        implementation,
        check,
        impact,
      ]),
    ).toEqual(
      scriptedPlan.actions.map(({ fingerprint, priority, solution, implementation, check, impact }) => [
        fingerprint,
        priority,
        solution,
        implementation,
        check,
        impact,
      ]),
    );
    expect(writer).toBe("compatible/fake");
    expect(summary).toBe(job.executive_summary);
    expect(summary).toContain(ABOUT);
    expect(summary).toContain("We read 12 pages of shop.example here. Its health is 50 of 100 here.");
    expect(summary).toContain("1. **3 product pages have no title here.** Concerns 3 of 12 pages here.");
    for (const text of [plan, summary]) {
      expect(text).toContain("*Worded by compatible/fake:");
      expect(text).not.toContain("no language model was involved");
    }
    const costs = (await costsOf(server, job.id)).map(({ use, outcome }) => `${use} ${outcome}`);
    expect(costs.toSorted()).toEqual(USES.map((use) => `${use} answered`).toSorted());
  });

  test("keeps its words when the actions or the summary are made again", async () => {
    const job = await analyse(account);
    const before = await textsOf(account, job);
    await account.call(regenerateActions, { params: { id: job.id }, body: {} });
    const asked = fake.requests.length;
    fake.fail("500");
    const again = await account.call(generateSummary, { params: { jobId: job.id } });
    expect(fake.requests.length).toBeGreaterThan(asked);
    expect(again.executive_summary).toBe(job.executive_summary);
    expect(await textsOf(account, job)).toEqual(before);
  });
});

const markOf = (use: string): string => use.replace("_", "-");

test.each(modelFaults)(
  "a job is completed in the built-in writer's words where the model answers with: %s",
  async (fault) => {
    const server = await createTestServer({
      env: modelEnv(fake.url, "compatible", { ...QUICK, WORKERS: "3" }),
      openAudit: scriptAudit(),
    });
    const account = await server.mint();
    // Three jobs at once, each of which meets the fault in another use.
    fake.fail(fault, (request) => request.prompt.includes(`${markOf(useOf(request))}-`));
    const startedAt = performance.now();
    const jobs = await Promise.all(USES.map((use) => analyse(account, markOf(use))));
    // Half of it on a busy machine; without bounds of their own, silent calls would take minutes.
    expect(performance.now() - startedAt).toBeLessThan(40_000);
    const titles = scriptedPlan.actions.map(({ title }) => title);
    for (const [index, use] of USES.entries()) {
      expect(jobs[index]).toMatchObject({ status: "completed", error: null, action_count: 2 });
      const { actions, summary } = await textsOf(account, jobs[index]!);
      expect(actions.map(({ title }) => title)).toEqual(use === "seo_actions" ? titles : titles.map(reworded));
      expect([use, summary.includes(ABOUT)]).toEqual([use, use !== "seo_analysis"]);
      expect([use, summary.includes("Its health is 50 of 100 here.")]).toEqual([use, use !== "summary"]);
    }
    await server.stop();
  },
);

test.each(["DNS", "refused", "TLS"] as const)(
  "a job is what it is without a model when none can be reached: %s",
  async (name) => {
    const server = await createTestServer({
      env: modelEnv(faultyAddresses(fake)[name], "compatible", QUICK),
      openAudit: scriptAudit(),
    });
    const account = await server.mint();
    const job = await analyse(account);
    expect(job).toMatchObject({ status: "completed", executive_summary: scriptedPlan.executiveSummary });
    const { actions, writer, plan, summary } = await textsOf(account, job);
    expect(actions.map(({ title, problem }) => [title, problem])).toEqual(
      scriptedPlan.actions.map(({ title, problem }) => [title, problem]),
    );
    expect([writer, plan, summary]).toEqual(["built-in", "# Plan\n", "# Summary\n"]);
    await server.stop();
  },
);

test("without a provider nothing is asked and nothing differs from the plan", async () => {
  const server = await createTestServer({ openAudit: scriptAudit() });
  const account = await server.mint();
  const asked = fake.requests.length;
  const job = await analyse(account);
  const { writer, plan } = await textsOf(account, job);
  expect([job.executive_summary, writer, plan]).toEqual([scriptedPlan.executiveSummary, "built-in", "# Plan\n"]);
  expect(fake.requests.length).toBe(asked);
  await server.stop();
});

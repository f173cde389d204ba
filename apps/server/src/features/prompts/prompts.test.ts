import {
  CallFailed,
  getModelUse,
  listPromptHistory,
  listPrompts,
  Prompt,
  PromptCategory,
  PromptVersion,
  revertPrompt,
  savePrompt,
  tryPrompt,
} from "@audit/contract";
import { startFakeModel, type FakeModel } from "@audit/testkit";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { answerWell, reworded, sentencesIn } from "../../testing/answer-prompts.ts";
import { createTestServer, describeOnEachStore, type TestAccount, type TestServer } from "../../testing/index.ts";
import { modelEnv } from "../../testing/model-env.ts";
import { activePrompt } from "./index.ts";

const KEY = "action_wording";
const params = { key: KEY };

let fake: FakeModel;
beforeAll(async () => {
  fake = await startFakeModel(answerWell);
});
afterEach(() => fake.fail(null));
afterAll(() => fake.close());

const faultOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: unknown) =>
      error instanceof CallFailed ? { status: error.status, code: error.code, message: error.message } : error,
  );

describeOnEachStore("the prompts", (open) => {
  let server: TestServer;
  let admin: TestAccount;
  beforeAll(async () => {
    server = await createTestServer({ store: await open(), env: modelEnv(fake.url) });
    admin = await server.mint("admin");
  });
  afterAll(() => server.stop());

  const read = async (): Promise<Prompt> => (await admin.call(listPrompts, {})).prompts.find(({ key }) => key === KEY)!;
  const save = async (change: Partial<Prompt> & { change_note?: string; confirmed?: boolean } = {}) => {
    const { name, description, content, is_active } = await read();
    return admin.call(savePrompt, { params, body: { name, description, content, is_active, ...change } });
  };

  test("are one of each category with the fields of a prompt [D2-3.18] [D2-3.19] [D2-7.33]", async () => {
    const answer = await admin.call(listPrompts, {});
    expect(answer.success).toBe(true);
    expect(answer.prompts.map(({ category }) => category)).toEqual(PromptCategory.options);
    for (const prompt of answer.prompts) {
      expect(Prompt.parse(prompt)).toMatchObject({ is_active: true, version: 1 });
      expect(prompt.variables).toEqual(expect.arrayContaining(prompt.required_variables));
      expect(prompt.content).toBe(prompt.built_in);
    }
  });

  test("get a version with each save, which the history keeps with its note [D2-7.34] [D2-7.35] [D2-3.20]", async () => {
    const before = await read();
    const { success, prompt } = await save({
      content: `${before.content} Kindly.`,
      name: "Mine",
      change_note: "Kinder",
    });
    expect([success, prompt.version, prompt.name]).toEqual([true, before.version + 1, "Mine"]);
    expect(await read()).toEqual(prompt);
    const { history } = await admin.call(listPromptHistory, { params });
    expect(history.map(({ version }) => version)).toEqual([2, 1]);
    expect(PromptVersion.parse(history[0])).toMatchObject({ content: prompt.content, change_note: "Kinder" });
    expect(history[1]).toMatchObject({ content: before.content, change_note: "Built in" });
  });

  test("go back to any version, as a new one [D2-7.36]", async () => {
    await save({ content: "Other words for {{sentences}}" });
    const { history } = await admin.call(listPromptHistory, { params });
    const first = history.at(-1)!;
    const { success, prompt } = await admin.call(revertPrompt, { params: { ...params, versionId: first.id } });
    expect([success, prompt.content, prompt.version]).toEqual([true, first.content, history[0]!.version + 1]);
    const again = (await admin.call(listPromptHistory, { params })).history;
    expect(again[0]).toMatchObject({ change_note: "Reverted to version 1", content: first.content });
    const foreign = await admin.call(listPromptHistory, { params: { key: "executive_summary" } });
    const stranger = { ...params, versionId: foreign.history[0]!.id };
    expect(await faultOf(admin.call(revertPrompt, { params: stranger }))).toMatchObject({ status: 404 });
  });

  test("that were edited by somebody else meanwhile are not overwritten", async () => {
    const { version } = await read();
    await save({ version });
    expect(await faultOf(save({ version }))).toEqual({
      status: 409,
      code: "CONFLICT",
      message: "Somebody else saved this prompt in the meantime.",
    });
    const together = await Promise.all([1, 2, 3, 4].map(() => faultOf(save({ version: version + 1 }))));
    expect(together.filter((fault) => fault === null)).toHaveLength(1);
  });

  test("are checked: length, name, variables; leaving a needed one out has to be confirmed [D2-5.30]", async () => {
    const invalid = [
      { content: "" },
      { content: "  \n " },
      { content: `{{sentences}}${"x".repeat(20_000)}` },
      { name: " " },
      { name: "x".repeat(121) },
      { content: "{{sentences}} {{password}}" },
    ];
    for (const change of invalid) expect(await faultOf(save(change))).toMatchObject({ status: 400 });
    expect(await faultOf(save({ content: "No data." }))).toEqual({
      status: 409,
      code: "CONFIRMATION_NEEDED",
      message: "Without {{sentences}} the model gets nothing to work on.",
    });
    expect((await save({ content: "No data.", confirmed: true })).prompt.content).toBe("No data.");
    expect((await save({ content: `{{sentences}}${"x".repeat(19_987)}` })).prompt.content).toHaveLength(20_000);
    expect(await faultOf(admin.call(listPromptHistory, { params: { key: "nobody" } }))).toMatchObject({ status: 404 });
  });

  test("that are inactive are replaced by the built-in one", async () => {
    const { built_in } = await read();
    await save({ content: "Mine: {{sentences}}", is_active: true });
    expect(await activePrompt(server.store.db, KEY)).toBe("Mine: {{sentences}}");
    await save({ is_active: false });
    expect(await activePrompt(server.store.db, KEY)).toBe(built_in);
  });

  test("are tried on a sample before they are saved, and judged as an analysis would", async () => {
    const asked = fake.requests.length;
    const { data } = await admin.call(tryPrompt, { params, body: { content: "Try this: {{sentences}}" } });
    expect(fake.requests.length).toBe(asked + 1);
    expect(fake.requests.at(-1)!.prompt).toContain("Try this:");
    expect(data.writer).toBe("compatible/fake");
    for (const { before, after, refused } of data.rows) expect([after, refused]).toEqual([reworded(before), null]);
    expect(data.rows.map(({ before }) => before)).toEqual(sentencesIn(fake.requests.at(-1)!).map(({ text }) => text));
    expect(data.cost).toBeGreaterThan(0);
    const { data: use } = await admin.call(getModelUse, {});
    expect(use).toMatchObject({ current_provider: "compatible", daily_cap: 5, job_cap: 1, cost_per_analysis: null });
    expect(use.spent_today).toBeGreaterThanOrEqual(data.cost);
    expect(use.providers.map(({ name, status }) => [name, status])).toEqual([
      ["openai", "off"],
      ["anthropic", "off"],
      ["google", "off"],
      ["compatible", "ok"],
    ]);
    fake.fail("401");
    expect(await faultOf(admin.call(tryPrompt, { params, body: { content: "{{sentences}}" } }))).toEqual({
      status: 502,
      code: "MODEL_FAILED",
      message: "The provider refused the key.",
    });
  });

  test("leave a trace of who changed what", async () => {
    const entries = await server.store.db
      .selectFrom("audit_entries")
      .select(["actor", "action", "subject"])
      .where("actor", "=", admin.email)
      .execute();
    const actions = new Set(entries.map(({ action, subject }) => `${action} ${subject}`));
    expect(actions).toEqual(new Set([`save prompt ${KEY}`, `revert prompt ${KEY}`]));
  });
});

test("a newer release brings its own words where nobody has edited them", async () => {
  const server = await createTestServer();
  const { db } = server.store;
  await db.updateTable("prompts").set({ content: "old" }).where("version", "=", 1).execute();
  await db.updateTable("prompts").set({ content: "mine", version: 2 }).where("key", "=", KEY).execute();
  const { keepBuiltInPrompts } = await import("./index.ts");
  await keepBuiltInPrompts(db);
  const contents = await db.selectFrom("prompts").select(["key", "content"]).execute();
  expect(contents.filter(({ content }) => content === "old")).toEqual([]);
  expect(contents.find(({ key }) => key === KEY)!.content).toBe("mine");
  await server.stop();
});

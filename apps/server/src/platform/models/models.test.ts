import { faultyAddresses, modelFaults, startFakeModel, type FakeModel } from "@audit/testkit";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { providerNames } from "../../config/models.ts";
import { describeOnEachStore } from "../../testing/index.ts";
import { modelSettings } from "../../testing/model-env.ts";
import type { Db, Store } from "../database/index.ts";
import { createLog } from "../log.ts";
import {
  MICROS,
  ModelFault,
  openModels,
  probeProvider,
  readProviders,
  readSpending,
  tidyModelCalls,
  type Answer,
} from "./index.ts";

const question = {
  instructions: "Be exact.",
  prompt: "Say hello.",
  schema: z.object({ sentences: z.array(z.object({ id: z.string(), text: z.string() })) }),
  maxOutputTokens: 100,
};
const hello = { sentences: [{ id: "1", text: "hello" }] };
const asking = { use: "summary", jobId: null, signal: new AbortController().signal };
const log = createLog("silent");

const faultOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => "answered",
    (error: unknown) => (error instanceof ModelFault ? error.fault : String(error)),
  );

let fake: FakeModel;
beforeAll(async () => {
  fake = await startFakeModel(() => hello);
});
afterEach(() => {
  fake.fail(null);
  fake.delay(0);
});
afterAll(() => fake.close());

describeOnEachStore("a language model", (open) => {
  let store: Store;
  let db: Db;
  beforeAll(async () => {
    store = await open();
    db = store.db;
  });
  afterEach(async () => {
    await db.deleteFrom("model_calls").execute();
    await db.deleteFrom("model_days").execute();
  });
  afterAll(() => store.close());

  test.each(providerNames)("of %s answers in its own format, and what it cost is booked", async (name) => {
    const models = openModels(modelSettings(fake.url, name), db, log);
    const { value, tokens, cost }: Answer<typeof hello> = await models.ask(question, asking);
    expect(value).toEqual(hello);
    const { instructions, prompt, body, headers } = fake.requests.at(-1)!;
    expect(instructions).toContain("Be exact.");
    expect(prompt).toContain("Say hello.");
    expect(JSON.stringify(body)).toContain("sentences");
    expect(JSON.stringify(headers)).toContain("key-of-the-provider");
    expect(cost).toBe(tokens.input! * 1 + tokens.output! * 10);
    expect(await readSpending(db)).toMatchObject({ spent: cost, held: 0 });
    const status = (await readProviders(db, models.settings)).find((one) => one.name === name)!;
    expect(status).toMatchObject({ status: "ok", model: "fake", lastError: null });
    expect(models.writer).toBe(`${name}/fake`);
  });

  const expected: Readonly<Record<(typeof modelFaults)[number], string>> = {
    "401": "denied",
    "403": "denied",
    "404": "missing",
    "429": "busy",
    "429 with Retry-After": "busy",
    "500": "failing",
    "503": "failing",
    silence: "silent",
    cut: "cut",
    "invalid JSON": "unreadable",
    "wrong schema": "unreadable",
    empty: "unreadable",
    "5 MB": "too-long",
    endless: "silent",
  };

  test.each(modelFaults)(
    "that answers with %s is a named fault within its time, and money stays counted",
    async (name) => {
      fake.fail(name);
      const models = openModels(modelSettings(fake.url, "compatible", { MODEL_CALL_SECONDS: "1" }), db, log);
      const startedAt = performance.now();
      expect(await faultOf(models.ask(question, asking))).toBe(expected[name]);
      expect(performance.now() - startedAt).toBeLessThan(5_000);
      const { spent, held } = await readSpending(db);
      expect(held).toBe(0);
      // What was refused costs nothing; what may have been worked on does.
      expect(spent > 0).toBe(!["denied", "missing", "busy", "failing"].includes(expected[name]));
    },
  );

  test.each(["DNS", "refused", "TLS"] as const)("that can't be reached (%s) costs nothing", async (name) => {
    const models = openModels(modelSettings(faultyAddresses(fake)[name]), db, log);
    expect(await faultOf(models.ask(question, asking))).toBe("unreachable");
    expect(await readSpending(db)).toMatchObject({ spent: 0, held: 0 });
    expect((await readProviders(db, models.settings)).find((one) => one.name === "compatible")).toMatchObject({
      status: "failing",
      lastError: "The provider could not be reached.",
    });
  });

  test("never costs more than the cap of the day, however many ask at once", async () => {
    fake.delay(20);
    const models = openModels(modelSettings(fake.url, "openai", { MODEL_DAILY_CAP: "0.02" }), db, log);
    const outcomes = await Promise.all(Array.from({ length: 60 }, () => faultOf(models.ask(question, asking))));
    const answered = outcomes.filter((outcome) => outcome === "answered").length;
    expect(new Set(outcomes)).toEqual(new Set(["answered", "capped"]));
    expect(answered).toBeGreaterThan(3);
    const { spent, held } = await readSpending(db);
    expect(held).toBe(0);
    expect(spent).toBeLessThanOrEqual(0.02 * MICROS);
    await db
      .updateTable("model_days")
      .set({ spent: 0.02 * MICROS - 1 })
      .execute();
    const before = fake.requests.length;
    expect(await faultOf(models.ask(question, asking))).toBe("capped");
    expect(fake.requests.length).toBe(before);
  });

  test("never costs an analysis more than the cap of an analysis", async () => {
    const user = await db
      .insertInto("users")
      .values({ email: "owner@shop.example", name: "Owner", password_hash: "none" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const job = await db
      .insertInto("jobs")
      .values({ user_id: user.id, url: "https://shop.example/", domain: "shop.example", options: "{}" })
      .returning("id")
      .executeTakeFirstOrThrow();
    fake.delay(20);
    const models = openModels(modelSettings(fake.url, "openai", { MODEL_JOB_CAP: "0.01" }), db, log);
    const ask = () => faultOf(models.ask(question, { ...asking, jobId: job.id }));
    const outcomes = await Promise.all(Array.from({ length: 20 }, ask));
    expect(new Set(outcomes)).toEqual(new Set(["answered", "capped"]));
    expect((await readSpending(db)).spent).toBeLessThanOrEqual(0.01 * MICROS);
    await db.deleteFrom("users").where("id", "=", user.id).execute();
    expect((await readSpending(db)).spent).toBeGreaterThan(0);
  });

  test("leaves half of a day's money to others, also when an account deletes what it spent it on", async () => {
    const accountOf = async (name: string) => {
      const row = { email: `${name}@shop.example`, name, password_hash: "none" };
      const { id } = await db.insertInto("users").values(row).returning("id").executeTakeFirstOrThrow();
      return id;
    };
    const jobOf = async (user_id: string) => {
      const row = { user_id, url: "https://shop.example/", domain: "shop.example", options: "{}" };
      return (await db.insertInto("jobs").values(row).returning("id").executeTakeFirstOrThrow()).id;
    };
    const [greedy, other] = [await accountOf("greedy"), await accountOf("other")];
    const caps = { MODEL_DAILY_CAP: "0.01", MODEL_JOB_CAP: "1" };
    const models = openModels(modelSettings(fake.url, "openai", caps), db, log);
    const ask = async (user: string) => faultOf(models.ask(question, { ...asking, jobId: await jobOf(user) }));
    for (let tries = 0; tries < 60; tries += 1) await ask(greedy);
    expect(await ask(greedy)).toBe("capped");
    await db.deleteFrom("jobs").where("user_id", "=", greedy).execute();
    expect(await ask(greedy)).toBe("capped");
    expect((await readSpending(db)).spent).toBeLessThanOrEqual(0.005 * MICROS);
    expect(await ask(other)).toBe("answered");
    await db.deleteFrom("users").where("id", "in", [greedy, other]).execute();
  });

  test("answers one account's question while another has forty waiting", async () => {
    const jobOf = async (name: string) => {
      const user = { email: `${name}@shop.example`, name, password_hash: "none" };
      const { id } = await db.insertInto("users").values(user).returning("id").executeTakeFirstOrThrow();
      const row = { user_id: id, url: "https://shop.example/", domain: "shop.example", options: "{}" };
      return (await db.insertInto("jobs").values(row).returning("id").executeTakeFirstOrThrow()).id;
    };
    const [batch, single] = [await jobOf("batch"), await jobOf("single")];
    fake.delay(60);
    const models = openModels(
      modelSettings(fake.url, "openai", { MODEL_DAILY_CAP: "100", MODEL_JOB_CAP: "50" }),
      db,
      log,
    );
    const order: string[] = [];
    const ask = (jobId: string) => models.ask(question, { ...asking, jobId }).then(() => order.push(jobId));
    const before = fake.requests.length;
    const many = Array.from({ length: 40 }, () => ask(batch));
    await vi.waitFor(() => expect(fake.requests.length).toBeGreaterThan(before), 10_000);
    await Promise.all([...many, ask(single)]);
    // Eight are under way at once; the next place is the other account's.
    expect(order.indexOf(single)).toBeLessThan(18);
    await db.deleteFrom("users").where("email", "in", ["batch@shop.example", "single@shop.example"]).execute();
  });

  test("counts a question whose process died as spent in full", async () => {
    const models = openModels(modelSettings(fake.url), db, log);
    await models.ask(question, asking);
    const { spent } = await readSpending(db);
    await db.updateTable("model_days").set({ held: 700 }).execute();
    const old = new Date(Date.now() - 60 * 60_000);
    const { day } = await readSpending(db);
    const values = { day, at: old, provider: "openai", model: "m", use: "summary", job_id: null, reserved: 700 };
    await db.insertInto("model_calls").values(values).execute();
    await tidyModelCalls(db);
    expect(await readSpending(db)).toMatchObject({ spent: spent + 700, held: 0 });
  });

  test("that fails five times is left alone", async () => {
    fake.fail("404");
    const models = openModels(modelSettings(fake.url), db, log);
    for (let times = 0; times < 5; times += 1) expect(await faultOf(models.ask(question, asking))).toBe("missing");
    const before = fake.requests.length;
    expect(await faultOf(models.ask(question, asking))).toBe("resting");
    expect(fake.requests.length).toBe(before);
  });

  test("that is asked to stop stops at once", async () => {
    fake.delay(5_000);
    const stopping = new AbortController();
    const asked = faultOf(
      openModels(modelSettings(fake.url), db, log).ask(question, { ...asking, signal: stopping.signal }),
    );
    stopping.abort();
    expect(await asked).toBe("stopped");
  });

  test("without a provider there is nothing to ask", async () => {
    const models = openModels({ ...modelSettings(fake.url), current: null }, db, log);
    expect(models.writer).toBeNull();
    expect(await faultOf(models.ask(question, asking))).toBe("off");
  });
});

test.each(providerNames)("whether %s can be reached is asked without cost", async (name) => {
  const [provider] = modelSettings(fake.url, name).providers;
  expect(await probeProvider(provider!)).toMatchObject({ ok: true, error: null });
  const unreachable = { ...provider!, address: faultyAddresses(fake).refused };
  expect(await probeProvider(unreachable)).toMatchObject({ ok: false, error: "The provider could not be reached." });
});

import { startFakeModel } from "@audit/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../config/config.ts";
import { openConnecting } from "../features/connections/index.ts";
import { keepBuiltInPrompts } from "../features/prompts/index.ts";
import { fromSecret } from "../platform/app-secret.ts";
import type { Store } from "../platform/database/index.ts";
import { openHub } from "../platform/live/index.ts";
import { createLog } from "../platform/log.ts";
import { openModels } from "../platform/models/index.ts";
import { answerWell, sentencesIn, useOf } from "../testing/answer-prompts.ts";
import { describeOnEachStore, waitFor } from "../testing/index.ts";
import { modelSettings } from "../testing/model-env.ts";
import { scriptAudit, scriptedPlan } from "../testing/script-audit.ts";
import { workOnJob } from "./work-on-job.ts";

/** More sentences than fit into one question. */
const plan = {
  ...scriptedPlan,
  actions: Array.from({ length: 45 }, (_, index) => ({
    ...scriptedPlan.actions[0]!,
    fingerprint: index.toString(16).padStart(16, "0"),
    title: `${index + 100} product pages have no title`,
  })),
};
const LAST = plan.actions.at(-1)!.title;

describeOnEachStore("a worker that dies between two answers", (open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
    await keepBuiltInPrompts(store.db);
  });
  afterAll(() => store.close());

  test("has paid for the first once: the next worker finds it", async () => {
    const fake = await startFakeModel(answerWell);
    const log = createLog("silent");
    const hub = await openHub(store, log);
    const { db } = store;
    const user = { email: "resume@shop.example", name: "Owner", password_hash: "none" };
    const { id: userId } = await db.insertInto("users").values(user).returning("id").executeTakeFirstOrThrow();
    const row = { user_id: userId, url: "https://shop.example/", domain: "shop.example", options: "{}" };
    const { id } = await db.insertInto("jobs").values(row).returning("id").executeTakeFirstOrThrow();
    const { crawl, dnsServers, google } = readConfig({});
    const connecting = openConnecting(db, fromSecret("of this test"), google);
    const models = openModels(modelSettings(fake.url, "compatible", { MODEL_CALL_SECONDS: "60" }), db, log);
    const services = { db, log, hub, models, connecting, crawl, dnsServers, openAudit: scriptAudit({ plan }) };
    const work = (shutdown: AbortSignal) => workOnJob({ ...services, shutdown }, id, new AbortController().signal);
    const asksForLast = (request: (typeof fake.requests)[number]): boolean =>
      useOf(request) === "seo_actions" && sentencesIn(request).some(({ text }) => text === LAST);

    fake.fail("silence", asksForLast);
    const dying = new AbortController();
    const first = work(dying.signal).catch(() => "given back");
    await waitFor("the answers before the last", async () => {
      const kept = await db.selectFrom("artifacts").select("name").where("name", "like", "answers/%").execute();
      return kept.length >= 2 && fake.requests.some(asksForLast);
    });
    dying.abort();
    expect(await first).toBe("given back");
    const before = fake.requests.length;
    fake.fail(null);
    await work(new AbortController().signal);
    const job = await db.selectFrom("jobs").select("status").where("id", "=", id).executeTakeFirstOrThrow();
    expect(job.status).toBe("completed");
    const again = fake.requests.slice(before);
    expect(again.filter(asksForLast)).toHaveLength(1);
    expect(again.map(useOf).toSorted()).toEqual(["seo_actions", "summary"]);
    const title = db.selectFrom("actions").select("title").where("job_id", "=", id).where("rank", "=", 1);
    expect((await title.executeTakeFirstOrThrow()).title).toMatch(/ here$/);
    await hub.close();
    await fake.close();
  });
});

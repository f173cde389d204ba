import type { SiteSummary } from "@audit/engine/process";
import { startFakeModel, type FakeModel } from "@audit/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { applyRewording } from "../../artifacts/apply-rewording.ts";
import type { Store } from "../../platform/database/index.ts";
import { createLog } from "../../platform/log.ts";
import { openModels } from "../../platform/models/index.ts";
import { sentencesIn, useOf } from "../../testing/answer-prompts.ts";
import { hostilePages, type HostilePage } from "../../testing/hostile-pages.ts";
import { modelSettings } from "../../testing/model-env.ts";
import { scriptedPlan, WHY } from "../../testing/script-audit.ts";
import { openTestStore } from "../../testing/stores.ts";
import { noAnswerCache, understandSite, wordableSentences, rewordActions, rewordSummary } from "./index.ts";

/** A model that does whatever the page wants, in every sentence: in its place, before it and behind it. */
let page: HostilePage = hostilePages[0]!;
let store: Store;
let fake: FakeModel;
beforeAll(async () => {
  store = await openTestStore();
  fake = await startFakeModel((request) => {
    const said = page.obeyed(`${request.instructions} ${request.prompt}`);
    if (useOf(request) === "seo_analysis") return { offers: said, audience: `For people: ${said}` };
    const sentences = sentencesIn(request).flatMap(({ id, text }) => [
      { id, text: said },
      { id, text: `${said} ${text}` },
      { id, text: `${text} ${said}` },
      { id, text: `${text.replace(/\.$/, "")}, and ${said}` },
    ]);
    return { sentences: [...sentences, { id: "999", text: said }] };
  });
});
afterAll(async () => {
  await fake.close();
  await store.close();
});

const siteSummaryOf = (text: string): SiteSummary => ({
  home: "https://shop.example/",
  language: "en",
  kinds: [{ kind: "product", pages: 12 }],
  opening: [text, "Handmade soap for sensitive skin."],
  pages: [{ kind: "home", title: text, description: text, heading: text }],
});

/** What stands in a prompt outside its fenced data. */
const outside = (prompt: string): string => prompt.replace(/<<<data (\S+) \w+\n[^\n]*\n\1 end of data>>>/g, "");

test("two hundred pages that give orders to a model that obeys them change nothing and learn nothing", async () => {
  const settings = modelSettings(fake.url, "compatible", { MODEL_DAILY_CAP: "1000", COMPATIBLE_PRICES: "1,1" });
  const services = {
    db: store.db,
    models: openModels(settings, store.db, createLog("silent")),
    answers: noAnswerCache,
  };
  const subject = { jobId: null, domain: "shop.example", signal: new AbortController().signal };
  expect(hostilePages).toHaveLength(200);
  const leaks: string[] = [];
  for (const hostile of hostilePages) {
    page = hostile;
    const asked = fake.requests.length;
    const about = await understandSite(services, siteSummaryOf(hostile.text), subject);
    const sentences = wordableSentences(scriptedPlan.actions, () => WHY);
    const actions = await rewordActions(services, { about: about || hostile.text, sentences }, subject);
    const asking = { about: about || hostile.text, summary: scriptedPlan.executiveSummary };
    const summary = await rewordSummary(services, asking, subject);
    expect(fake.requests.length).toBe(asked + 3);
    for (const { prompt } of fake.requests.slice(asked)) expect(outside(prompt)).not.toContain(hostile.text);

    const words = { writer: "compatible/fake", about, actions, summary };
    const plan = applyRewording(scriptedPlan, words, {
      home: "https://shop.example/",
      measuredAt: "2026-01-15T10:00:00Z",
    });
    const facts = ({ title: _t, problem: _p, businessValue: _b, ...rest }: (typeof plan.actions)[number]) => rest;
    expect(plan.actions.map(facts)).toEqual(scriptedPlan.actions.map(facts));
    const report = JSON.stringify(plan);
    const before = JSON.stringify(scriptedPlan);
    leaks.push(
      ...hostile.marks
        .filter((mark) => report.includes(mark) && !before.includes(mark))
        .map((mark) => `${hostile.name}: ${mark}`),
    );
    // Nothing at all was taken over: every word is the built-in writer's.
    if (Object.keys({ ...actions, ...summary }).length > 0 || about !== "")
      leaks.push(`${hostile.name}: ${JSON.stringify([about, actions, summary])}`);
  }
  expect(leaks).toEqual([]);
}, 180_000);

import { spawn } from "node:child_process";
import { once } from "node:events";
import { basename, join } from "node:path";
import { type AuditStore, openAuditInProcess, readCatalogue } from "@audit/engine/process";
import { startFakeModel } from "@audit/testkit";
import { applyRewording } from "../../artifacts/apply-rewording.ts";
import {
  noAnswerCache,
  rewordActions,
  rewordSummary,
  understandSite,
  wordableSentences,
} from "../../features/rewording/index.ts";
import { summarySentences } from "../../features/rewording/reword-summary.ts";
import { createLog } from "../../platform/log.ts";
import { openModels } from "../../platform/models/index.ts";
import { sentencesIn, useOf } from "../answer-prompts.ts";
import { modelSettings } from "../model-env.ts";
import { openTestStore } from "../stores.ts";
import { brokenPromises } from "./broken-promises.ts";
import { behaviors, type Behavior } from "./behaviors.ts";

export interface SiteResult {
  readonly site: string;
  readonly behavior: string;
  readonly actions: number;
  readonly asked: number;
  /** Sentences of a model that stand in the plan or its summary. */
  readonly taken: number;
  readonly broken: readonly string[];
}

/** Audits each site, has a model at the wire reword its plan in one behavior after the other, and holds the promises. */
export async function runLab(folders: readonly string[], onSite: (result: SiteResult) => void): Promise<void> {
  const store = await openTestStore();
  let behavior: Behavior = behaviors[0]!;
  const fake = await startFakeModel((request) => {
    if (useOf(request) === "seo_analysis") return { offers: "Goods of many kinds.", audience: "For people." };
    return { sentences: sentencesIn(request).map(({ id, text }) => ({ id, text: behavior.reword(text) })) };
  });
  const settings = modelSettings(fake.url, "compatible", { MODEL_DAILY_CAP: "1000", COMPATIBLE_PRICES: "1,1" });
  const services = {
    db: store.db,
    models: openModels(settings, store.db, createLog("silent")),
    answers: noAnswerCache,
  };
  const whys = new Map((await readCatalogue()).map(({ id, says }) => [id, says.why]));
  try {
    for (const [index, folder] of folders.entries()) {
      behavior = behaviors[index % behaviors.length]!;
      onSite(await rewordSite(folder, behavior, services, (rule) => whys.get(rule) ?? ""));
    }
  } finally {
    await fake.close();
    await store.close();
  }
}

async function rewordSite(
  folder: string,
  { name, honest }: Behavior,
  services: Parameters<typeof rewordActions>[0],
  whyOf: (rule: string) => string,
): Promise<SiteResult> {
  const server = await serve(folder);
  const { host } = new URL(server.url);
  const request = { url: server.url, allowHosts: [host], maxPages: 400, maxSeconds: 300, concurrency: 8, rate: 0 };
  const audit = openAuditInProcess(request, keepNothing());
  try {
    const plan = await audit.plan();
    const subject = { jobId: null, domain: host, signal: new AbortController().signal };
    const about = await understandSite(services, await audit.siteSummary(), subject);
    const sentences = wordableSentences(plan.actions, whyOf);
    const actions = await rewordActions(services, { about, sentences }, subject);
    const summary = await rewordSummary(services, { about, summary: plan.executiveSummary }, subject);
    const reading = { home: server.url, measuredAt: "2026-01-15T10:00:00Z" };
    const worded = applyRewording(plan, { writer: "compatible/fake", about, actions, summary }, reading);
    const taken = Object.keys({ ...actions, ...summary }).length;
    const asked = sentences.length + summarySentences(plan.executiveSummary).length;
    const broken = brokenPromises(plan, worded);
    if (honest && asked > 0 && taken === 0) broken.push("no honest sentence was taken");
    if (!honest && taken > 0) broken.push(`${taken} sentences of a model that is not honest were taken`);
    return { site: basename(folder), behavior: name, actions: plan.actions.length, asked, taken, broken };
  } finally {
    await audit.close();
    server.stop();
  }
}

const keepNothing = (): AuditStore => ({
  saveBatch: async () => {},
  loadBatches: async function* () {},
  saveRecord: async () => {},
  loadRecord: async () => null,
  saveEntry: async () => {},
  loadEntry: async () => null,
});

/** Starts the static server that lies beside the saved sites. */
async function serve(folder: string): Promise<{ readonly url: string; stop(): void }> {
  const script = join(folder, "..", "serve.mjs");
  const child = spawn(process.execPath, [script, folder, "0"], { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  return { url: line.toString().trim(), stop: () => void child.kill() };
}

import { rareTexts, texts } from "@audit/contract";
import {
  loadBuiltInPlan,
  loadRewordingBy,
  saveRewording,
  withRewording,
  type SiteRewording,
} from "../../artifacts/index.ts";
import type { Db, Tx } from "../../platform/database/index.ts";
import { Problem } from "../../platform/http/index.ts";
import type { Models } from "../../platform/models/index.ts";
import { limitHits } from "../../platform/rate-limit/index.ts";
import { allowances, readView, type AccessSettings } from "../access/index.ts";
import { replaceFiles } from "../files/index.ts";
import { loadOwnJob } from "../jobs/index.ts";
import { noAnswerCache, rewordSummary } from "../rewording/index.ts";
import { saveSummary } from "./store.ts";

const DAY_SECONDS = 24 * 60 * 60;

export interface SummaryServices {
  readonly db: Db;
  readonly models: Models;
  readonly access: AccessSettings;
}

/**
 * Writes the executive summary of a finished own job again, from its stored plan.
 * @throws Problem NOT_FOUND, ANALYSIS_TOO_OLD when the plan is gone, RATE_LIMITED.
 */
export async function generateSummary(
  { db, models, access }: SummaryServices,
  userId: string,
  jobId: string,
): Promise<string> {
  const job = await loadOwnJob(db, userId, jobId);
  if (job.status !== "completed") throw new Problem("NOT_FOUND", { text: texts.summaryMissing });
  const { summariesPerDay } = allowances[await readView(db, access, userId, job.domain)];
  const refusal = rareTexts.mostADay("The summary of an analysis can be written again", summariesPerDay);
  await limitHits(db, `summary ${jobId}`, { hits: summariesPerDay, seconds: DAY_SECONDS }, refusal);
  const plan = await loadBuiltInPlan(db, jobId);
  if (!plan) throw new Problem("ANALYSIS_TOO_OLD");
  if (models.writer === null) {
    await keep(db, userId, jobId, plan.executiveSummary, async () => {});
    return plan.executiveSummary;
  }
  const rewording = await askForRewording({ db, models }, models.writer, job, plan.executiveSummary);
  const { executiveSummary, report } = await withRewording(db, jobId, plan, rewording);
  await keep(db, userId, jobId, executiveSummary, async (tx) => {
    await saveRewording(tx, jobId, rewording);
    await replaceFiles(tx, jobId, report);
  });
  return executiveSummary;
}

/** What was reworded before stays when the model finds none now. */
async function askForRewording(
  { db, models }: Pick<SummaryServices, "db" | "models">,
  writer: string,
  { id: jobId, domain }: { readonly id: string; readonly domain: string },
  builtIn: string,
): Promise<SiteRewording> {
  const rewording = await loadRewordingBy(db, jobId, writer);
  const services = { db, models, answers: noAnswerCache };
  const subject = { jobId, domain, signal: new AbortController().signal };
  const summary = await rewordSummary(services, { about: rewording.about, summary: builtIn }, subject);
  return Object.keys(summary).length === 0 ? rewording : { ...rewording, summary };
}

/** Saves a summary with what belongs to it. @throws Problem NOT_FOUND when the job was deleted meanwhile. */
const keep = (db: Db, userId: string, jobId: string, summary: string, more: (tx: Tx) => Promise<void>): Promise<void> =>
  db.transaction().execute(async (tx) => {
    if (!(await saveSummary(tx, userId, jobId, summary))) throw new Problem("NOT_FOUND");
    await more(tx);
  });

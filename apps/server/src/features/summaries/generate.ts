import { texts } from "@audit/contract";
import type { Db } from "../../platform/database/index.ts";
import { Problem } from "../../platform/http/index.ts";
import { limitHits } from "../../platform/rate-limit/index.ts";
import { loadPlan } from "../../pipeline/index.ts";
import { allowances, readView, type AccessSettings } from "../access/index.ts";
import { loadOwnJob } from "../jobs/index.ts";
import { saveSummary } from "./store.ts";

const DAY_SECONDS = 24 * 60 * 60;

/**
 * Writes the executive summary of a finished own job again, from its stored plan.
 * @throws Problem NOT_FOUND, ANALYSIS_TOO_OLD when the plan is gone, RATE_LIMITED.
 */
export async function generateSummary(db: Db, access: AccessSettings, userId: string, jobId: string): Promise<string> {
  const job = await loadOwnJob(db, userId, jobId);
  if (job.status !== "completed") throw new Problem("NOT_FOUND", { text: texts.summaryMissing });
  const { summariesPerDay } = allowances[await readView(db, access, userId, job.domain)];
  await limitHits(db, `summary ${jobId}`, { hits: summariesPerDay, seconds: DAY_SECONDS });
  const plan = await loadPlan(db, jobId);
  if (!plan) throw new Problem("ANALYSIS_TOO_OLD");
  await saveSummary(db, userId, jobId, plan.executiveSummary);
  return plan.executiveSummary;
}

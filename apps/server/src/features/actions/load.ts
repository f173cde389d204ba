import type { ActionRow, Db } from "../../platform/database/index.ts";
import { Problem } from "../../platform/http/index.ts";
import { loadOwnJob } from "../jobs/index.ts";
import { listOwnAnalyses, listShownActions, type AnalysisQuery } from "./store.ts";

/** The plan a query means: the named job's, else the latest analysis that fits. @throws Problem NOT_FOUND. */
export async function loadPlan(
  db: Db,
  userId: string,
  query: AnalysisQuery,
): Promise<{ actions: ActionRow[]; summary: string | null }> {
  const [analysis] = await listOwnAnalyses(db, userId, query);
  if (!analysis) throw new Problem("NOT_FOUND");
  const job = await loadOwnJob(db, userId, analysis.job_id);
  return { actions: await listShownActions(db, job.id), summary: job.executive_summary };
}

import type { Db } from "../../platform/database/index.ts";
import { Problem } from "../../platform/http/index.ts";
import type { AccessSettings } from "../access/index.ts";
import { loadOwnJob } from "../jobs/index.ts";
import { showActions, type Shown } from "./shown.ts";
import { listOwnAnalyses, type AnalysisQuery } from "./store.ts";

/** What its owner may see of the plan a query means: the named job's, else the latest analysis that fits. @throws Problem NOT_FOUND. */
export async function loadPlan(
  db: Db,
  access: AccessSettings,
  userId: string,
  query: AnalysisQuery,
): Promise<Shown & { summary: string | null }> {
  const [analysis] = await listOwnAnalyses(db, userId, query);
  if (!analysis) throw new Problem("NOT_FOUND");
  const job = await loadOwnJob(db, userId, analysis.job_id);
  return { ...(await showActions(db, access, job)), summary: job.executive_summary };
}

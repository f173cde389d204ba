import type { Plan } from "@audit/engine/process";
import type { Db } from "../platform/database/index.ts";
import { loadArtifact } from "./artifact-store.ts";

/** Name of the artifact that holds the plan of a site. */
export const PLAN = "plan";

/** The stored plan of a job, or null when there is none (any more). */
export const loadPlan = async (db: Db, jobId: string): Promise<Plan | null> =>
  (await loadArtifact(db, jobId, PLAN)) as Plan | null;

/** @throws Error when the stage before has left none. */
export async function requirePlan(db: Db, jobId: string): Promise<Plan> {
  const plan = await loadPlan(db, jobId);
  if (!plan) throw new Error(`Job ${jobId} has no plan to go on from.`);
  return plan;
}

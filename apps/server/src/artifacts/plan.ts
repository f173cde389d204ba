import type { Plan } from "@audit/engine/process";
import type { Db } from "../platform/database/index.ts";
import { PLAN } from "./artifact-names.ts";
import { loadArtifact } from "./artifact-store.ts";
import { loadRewording, withRewording } from "./rewording.ts";

/** The stored plan of a job in the built-in writer's words, or null when there is none (any more). */
export const loadBuiltInPlan = async (db: Db, jobId: string): Promise<Plan | null> =>
  (await loadArtifact(db, jobId, PLAN)) as Plan | null;

/** The stored plan of a job, reworded where a model has, or null when there is none (any more). */
export async function loadPlan(db: Db, jobId: string): Promise<Plan | null> {
  const plan = await loadBuiltInPlan(db, jobId);
  return plan && withRewording(db, jobId, plan, await loadRewording(db, jobId));
}

const required = (jobId: string, plan: Plan | null): Plan => {
  if (!plan) throw new Error(`Job ${jobId} has no plan to go on from.`);
  return plan;
};

/** @throws Error when the stage before has left none. */
export const requirePlan = async (db: Db, jobId: string): Promise<Plan> => required(jobId, await loadPlan(db, jobId));

/** As `requirePlan`, in the built-in writer's words. */
export const requireBuiltInPlan = async (db: Db, jobId: string): Promise<Plan> =>
  required(jobId, await loadBuiltInPlan(db, jobId));

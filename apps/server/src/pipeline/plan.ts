import type { Plan, SiteMemory } from "@audit/engine/process";
import { findRunBefore } from "../features/history/index.ts";
import type { Db, JobRow } from "../platform/database/index.ts";
import { loadArtifact } from "./artifact-store.ts";
import { PLAN } from "./artifact-names.ts";
import { inWords, loadWords } from "./words.ts";

/** The stored plan of a job in the built-in writer's words, or null when there is none (any more). */
export const loadBuiltInPlan = async (db: Db, jobId: string): Promise<Plan | null> =>
  (await loadArtifact(db, jobId, PLAN)) as Plan | null;

/** The stored plan of a job in the words that were found for it, or null when there is none (any more). */
export async function loadPlan(db: Db, jobId: string): Promise<Plan | null> {
  const plan = await loadBuiltInPlan(db, jobId);
  return plan && inWords(db, jobId, plan, await loadWords(db, jobId));
}

/** What the plan of the run before left behind, so that tasks are known again; undefined when there is none. */
export async function memoryBefore(
  db: Db,
  job: Pick<JobRow, "id" | "user_id" | "domain" | "created_at">,
): Promise<SiteMemory | undefined> {
  const before = await findRunBefore(db, job);
  return before === null ? undefined : (await loadBuiltInPlan(db, before))?.memory;
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

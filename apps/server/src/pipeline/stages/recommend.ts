import { draftActions } from "../../features/actions/index.ts";
import { saveArtifact } from "../artifact-store.ts";
import { DRAFTS } from "../drafts.ts";
import { requirePlan } from "../plan.ts";
import type { Run } from "../run.ts";

/** Ranks the recommendations and keeps the best as drafts of the action list. */
export async function recommend(run: Run): Promise<void> {
  const plan = await requirePlan(run.db, run.job.id);
  const drafts = draftActions(run.job, plan.actions);
  await run.write((tx) => saveArtifact(tx, run.job.id, DRAFTS, drafts));
}

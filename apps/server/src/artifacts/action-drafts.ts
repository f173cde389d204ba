import type { Db, NewAction, Tx } from "../platform/database/index.ts";
import { loadArtifact } from "./artifact-store.ts";

/** The ranked action rows, until they are published. */
export const DRAFTS = "action-drafts";

/** Published ones stand in rows of their own. */
export async function dropDrafts(tx: Tx, jobId: string): Promise<void> {
  await tx.deleteFrom("artifacts").where("job_id", "=", jobId).where("name", "=", DRAFTS).execute();
}

/** @throws Error when the stage before has left none. */
export async function requireDrafts(db: Db, jobId: string): Promise<NewAction[]> {
  const drafts = (await loadArtifact(db, jobId, DRAFTS)) as NewAction[] | null;
  if (!drafts) throw new Error(`Job ${jobId} has no recommendations to go on from.`);
  return drafts;
}

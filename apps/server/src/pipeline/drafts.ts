import type { Db, NewAction } from "../platform/database/index.ts";
import { loadArtifact } from "./artifact-store.ts";

/** Name of the artifact that holds the ranked action rows before they are published. */
export const DRAFTS = "action-drafts";

/** @throws Error when the stage before has left none. */
export async function requireDrafts(db: Db, jobId: string): Promise<NewAction[]> {
  const drafts = (await loadArtifact(db, jobId, DRAFTS)) as NewAction[] | null;
  if (!drafts) throw new Error(`Job ${jobId} has no recommendations to go on from.`);
  return drafts;
}

import type { Db } from "../../platform/database/index.ts";
import { Problem } from "../../platform/http/index.ts";
import { deleteOwnAnalysis } from "./analyses-store.ts";

/**
 * Deletes an own analysis with its actions, progress, files, links and everything it could be made from again; the job
 * stays as history. @throws Problem NOT_FOUND.
 */
export async function deleteAnalysis(db: Db, userId: string, analysisId: string): Promise<void> {
  const deleted = await db.transaction().execute((tx) => deleteOwnAnalysis(tx, userId, analysisId));
  if (!deleted) throw new Problem("NOT_FOUND");
}

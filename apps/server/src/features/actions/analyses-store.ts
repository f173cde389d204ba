import type { Tx } from "../../platform/database/index.ts";

/** @returns false when there is no such own analysis. */
export async function deleteOwnAnalysis(tx: Tx, userId: string, analysisId: string): Promise<boolean> {
  const analysis = await tx
    .deleteFrom("analyses")
    .where("id", "=", analysisId)
    .where("user_id", "=", userId)
    .returning("job_id")
    .executeTakeFirst();
  if (!analysis) return false;
  for (const table of ["actions", "report_files", "artifacts", "crawl_batches", "shares"] as const)
    await tx.deleteFrom(table).where("job_id", "=", analysis.job_id).execute();
  await tx
    .updateTable("jobs")
    .set({ action_count: 0, executive_summary: null })
    .where("id", "=", analysis.job_id)
    .execute();
  return true;
}

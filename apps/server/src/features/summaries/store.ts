import type { Tx } from "../../platform/database/index.ts";

/** @returns false when the job is gone. */
export async function saveSummary(tx: Tx, userId: string, jobId: string, summary: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("jobs")
    .set({ executive_summary: summary })
    .where("id", "=", jobId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

import type { Db } from "../../platform/database/index.ts";

export async function saveSummary(db: Db, userId: string, jobId: string, summary: string): Promise<void> {
  await db
    .updateTable("jobs")
    .set({ executive_summary: summary })
    .where("id", "=", jobId)
    .where("user_id", "=", userId)
    .execute();
}

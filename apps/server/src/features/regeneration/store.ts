import type { Tx } from "../../platform/database/index.ts";

/** Keeps a job from being changed or deleted by others until the transaction ends. @returns whether it is there. */
export async function holdJob(tx: Tx, jobId: string): Promise<boolean> {
  const row = await tx.selectFrom("jobs").select("id").where("id", "=", jobId).forUpdate().executeTakeFirst();
  return row !== undefined;
}

export async function saveActionCount(tx: Tx, jobId: string, count: number): Promise<void> {
  await tx
    .updateTable("jobs")
    .set({ action_count: count, action_generation_status: "completed", parsing_status: "completed" })
    .where("id", "=", jobId)
    .execute();
}

import type { Db, Tx } from "../../platform/database/index.ts";

/** Puts these files in place of all earlier ones of the job. */
export async function replaceFiles(tx: Tx, jobId: string, files: Readonly<Record<string, string>>): Promise<void> {
  await tx.deleteFrom("report_files").where("job_id", "=", jobId).execute();
  const rows = Object.entries(files).map(([name, content]) => ({
    job_id: jobId,
    name,
    content,
    bytes: Buffer.byteLength(content),
  }));
  if (rows.length > 0) await tx.insertInto("report_files").values(rows).execute();
}

export const listFileRows = (db: Db, jobId: string): Promise<{ name: string; bytes: number }[]> =>
  db.selectFrom("report_files").select(["name", "bytes"]).where("job_id", "=", jobId).orderBy("name").execute();

export async function findFile(db: Db, jobId: string, name: string): Promise<string | null> {
  const row = await db
    .selectFrom("report_files")
    .select("content")
    .where("job_id", "=", jobId)
    .where("name", "=", name)
    .executeTakeFirst();
  return row?.content ?? null;
}

import { labMarkdown } from "@audit/contract";
import type { Db } from "../../platform/database/index.ts";
import { listRuns } from "../lighthouse/index.ts";
import { findFile, listFileRows } from "./store.ts";

/** It holds what was measured; lab values come after the job's last write and are put in at each reading. */
const MEASURED = "audit_summary.md";

/** A job's file in full, with what came to be known since it was written. @returns null without such a file. */
export async function readWholeFile(db: Db, jobId: string, name: string): Promise<string | null> {
  const content = await findFile(db, jobId, name);
  return content === null || name !== MEASURED ? content : withLab(db, jobId, content);
}

/** Names and sizes of a job's files as they are read in full. */
export async function listWholeFiles(db: Db, jobId: string): Promise<{ name: string; bytes: number }[]> {
  const rows = await listFileRows(db, jobId);
  const measured = await readWholeFile(db, jobId, MEASURED);
  return rows.map((row) => (row.name === MEASURED ? { ...row, bytes: Buffer.byteLength(measured ?? "") } : row));
}

/** Before the last paragraph, which says of the whole file who wrote it or how much of it is shown. */
export async function withLab(db: Db, jobId: string, summary: string): Promise<string> {
  const section = labMarkdown(await listRuns(db, jobId));
  const end = summary.lastIndexOf("\n\n");
  return end === -1 ? `${summary}\n\n${section}\n` : `${summary.slice(0, end)}\n\n${section}${summary.slice(end)}`;
}

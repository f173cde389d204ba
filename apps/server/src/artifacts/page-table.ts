import { readPageTable, type PageRow } from "@audit/engine/process";
import type { Db } from "../platform/database/index.ts";
import { loadBytes } from "./artifact-store.ts";

/** Name of the artifact that holds one part of the table of pages. */
export const pageTableName = (part: number): string => `pages/${part}`;

/** The table of a job's pages; empty for jobs older than it. */
export async function loadPageTable(
  db: Db,
  jobId: string,
  most: number,
): Promise<{ readonly rows: readonly PageRow[]; readonly complete: boolean }> {
  const rows: PageRow[] = [];
  for (let part = 0; ; part += 1) {
    const bytes = await loadBytes(db, jobId, pageTableName(part));
    if (bytes === null) return { rows, complete: true };
    if (rows.length >= most) return { rows: rows.slice(0, most), complete: false };
    rows.push(...readPageTable(bytes));
  }
}

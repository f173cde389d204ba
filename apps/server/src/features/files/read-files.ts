import type { Db, JobRow } from "../../platform/database/index.ts";
import type { Shown } from "../actions/index.ts";
import { previewFile } from "./preview.ts";
import { readWholeFile } from "./read-whole.ts";
import { listFileRows } from "./store.ts";

/** A job's files with what its owner may read of them now. */
export async function readFiles(db: Db, job: JobRow, shown: Shown): Promise<{ name: string; content: string }[]> {
  const files: { name: string; content: string }[] = [];
  for (const { name } of await listFileRows(db, job.id)) {
    const content = await readShownFile(db, job, shown, name);
    if (content !== null) files.push({ name, content });
  }
  return files;
}

/** One file with what its owner may read of it now. @returns null when there is none, or none that may be shown. */
export const readShownFile = (db: Db, job: JobRow, shown: Shown, name: string): Promise<string | null> =>
  shown.view === "full" ? readWholeFile(db, job.id, name) : previewFile(db, job, shown, name);

import type { Db, JobRow } from "../../platform/database/index.ts";
import type { Shown } from "../actions/index.ts";
import { previewFile } from "./preview.ts";
import { findFile, listFileRows } from "./store.ts";

/** A job's files with what its owner may read of them now. */
export async function readFiles(db: Db, job: JobRow, shown: Shown): Promise<{ name: string; content: string }[]> {
  const files: { name: string; content: string }[] = [];
  for (const { name } of await listFileRows(db, job.id)) {
    const content = shown.view === "full" ? await findFile(db, job.id, name) : await previewFile(db, job, shown, name);
    if (content !== null) files.push({ name, content });
  }
  return files;
}

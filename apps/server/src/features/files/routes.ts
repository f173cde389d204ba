import { getFile, listFiles } from "@audit/contract";
import type { Db } from "../../platform/database/index.ts";
import { Problem, type Mount } from "../../platform/http/index.ts";
import { loadOwnJob } from "../jobs/index.ts";
import { findFile, listFileRows } from "./store.ts";

export function mountFiles(mount: Mount, db: Db): void {
  mount(listFiles)(async ({ actor, params }) => {
    const job = await loadOwnJob(db, actor.userId, params.id);
    const files = await listFileRows(db, job.id);
    return { success: true, data: { files: files.map((file) => ({ ...file, jobId: job.id })) } };
  });

  mount(getFile)(async ({ actor, params }) => {
    const job = await loadOwnJob(db, actor.userId, params.id);
    const content = await findFile(db, job.id, params.name);
    if (content === null) throw new Problem("NOT_FOUND");
    return { success: true, data: { name: params.name, content } };
  });
}

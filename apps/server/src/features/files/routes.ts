import { getFile, listFiles } from "@audit/contract";
import type { Db } from "../../platform/database/index.ts";
import { Problem, type Mount } from "../../platform/http/index.ts";
import type { AccessSettings } from "../access/index.ts";
import { showActions } from "../actions/index.ts";
import { loadOwnJob } from "../jobs/index.ts";
import { listPreviewFiles, previewFile } from "./preview.ts";
import { findFile, listFileRows } from "./store.ts";

export function mountFiles(mount: Mount, db: Db, access: AccessSettings): void {
  mount(listFiles)(async ({ actor, params }) => {
    const job = await loadOwnJob(db, actor.userId, params.id);
    const shown = await showActions(db, access, job);
    const files = shown.view === "full" ? await listFileRows(db, job.id) : await listPreviewFiles(db, job, shown);
    return { success: true, data: { files: files.map((file) => ({ ...file, jobId: job.id })) } };
  });

  mount(getFile)(async ({ actor, params }) => {
    const job = await loadOwnJob(db, actor.userId, params.id);
    const shown = await showActions(db, access, job);
    const content =
      shown.view === "full" ? await findFile(db, job.id, params.name) : await previewFile(db, job, shown, params.name);
    if (content === null) throw new Problem("NOT_FOUND");
    return { success: true, data: { name: params.name, content } };
  });
}

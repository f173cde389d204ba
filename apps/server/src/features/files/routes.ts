import { getFile, listFiles } from "@audit/contract";
import type { Db } from "../../platform/database/index.ts";
import { Problem, type Mount } from "../../platform/http/index.ts";
import type { AccessSettings } from "../access/index.ts";
import { showActions } from "../actions/index.ts";
import { loadOwnJob } from "../jobs/index.ts";
import { listPreviewFiles } from "./preview.ts";
import { readShownFile } from "./read-files.ts";
import { listWholeFiles } from "./read-whole.ts";

export function mountFiles(mount: Mount, db: Db, access: AccessSettings): void {
  mount(listFiles)(async ({ actor, params }) => {
    const job = await loadOwnJob(db, actor.userId, params.id);
    const shown = await showActions(db, access, job);
    const files = shown.view === "full" ? await listWholeFiles(db, job.id) : await listPreviewFiles(db, job, shown);
    return { files: files.map((file) => ({ ...file, jobId: job.id })) };
  });

  mount(getFile)(async ({ actor, params }) => {
    const job = await loadOwnJob(db, actor.userId, params.id);
    const shown = await showActions(db, access, job);
    const content = await readShownFile(db, job, shown, params.name);
    if (content === null) throw new Problem("NOT_FOUND");
    return { name: params.name, content };
  });
}

import { getLighthouse } from "@audit/contract";
import type { Db } from "../../platform/database/index.ts";
import type { Mount } from "../../platform/http/index.ts";
import { loadOwnJob } from "../jobs/index.ts";
import { listRuns } from "./store.ts";

export function mountLighthouse(mount: Mount, db: Db): void {
  mount(getLighthouse)(async ({ actor, params }) => {
    const job = await loadOwnJob(db, actor.userId, params.id);
    return { pages: await listRuns(db, job.id) };
  });
}

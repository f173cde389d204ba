import {
  deleteAllJobs as deleteAllCall,
  deleteJob as deleteCall,
  getJob,
  isTerminal,
  listJobs,
  submitUrl,
} from "@audit/contract";
import type { Config } from "../../config/config.ts";
import type { Db } from "../../platform/database/index.ts";
import type { Mount } from "../../platform/http/index.ts";
import type { Queue } from "../../platform/queue/queue.ts";
import { limitHits } from "../../platform/rate-limit/index.ts";
import { deleteAllJobs, deleteJob } from "./delete.ts";
import { loadOwnJob } from "./load.ts";
import { presentJob } from "./present.ts";
import { listOwnJobs } from "./store.ts";
import { submit } from "./submit.ts";

export function mountJobs(mount: Mount, { db, queue }: { db: Db; queue: Queue }, { crawl, rates }: Config): void {
  mount(submitUrl)(async ({ actor, body, caller }) => {
    await limitHits(db, `submit ${actor.userId}`, { hits: rates.submitsPerMinute, seconds: 60 });
    const job = presentJob(
      await submit(
        { db, queue, allowHosts: crawl.allowHosts },
        { userId: actor.userId, url: body.url, options: body.options ?? {}, idempotencyKey: caller.idempotencyKey },
      ),
    );
    return { success: true, data: job, job };
  });

  mount(listJobs)(async ({ actor }) => {
    const jobs = (await listOwnJobs(db, actor.userId)).map(presentJob);
    const { active = [], completed = [] } = Object.groupBy(jobs, ({ status }) =>
      isTerminal(status) ? "completed" : "active",
    );
    return { success: true, data: { active, completed } };
  });

  mount(getJob)(async ({ actor, params }) => ({
    success: true,
    data: presentJob(await loadOwnJob(db, actor.userId, params.id)),
  }));

  mount(deleteCall)(async ({ actor, params }) => {
    await deleteJob({ db, queue }, actor.userId, params.id);
    return { success: true, message: "The job was deleted." };
  });

  mount(deleteAllCall)(async ({ actor }) => {
    const deleted = await deleteAllJobs({ db, queue }, actor.userId);
    return {
      success: true,
      message: `${deleted} ${deleted === 1 ? "job was" : "jobs were"} deleted.`,
      data: { deleted_count: deleted },
    };
  });
}

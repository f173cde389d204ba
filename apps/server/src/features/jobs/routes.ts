import {
  deleteAllJobs as deleteAllCall,
  deleteJob as deleteCall,
  getJob,
  listJobs,
  submitBatch as submitBatchCall,
  submitUrl,
} from "@audit/contract";
import type { Config } from "../../config/config.ts";
import type { Db } from "../../platform/database/index.ts";
import { Problem, type Caller, type Mount } from "../../platform/http/index.ts";
import type { Queue } from "../../platform/queue/queue.ts";
import { limitHits } from "../../platform/rate-limit/index.ts";
import type { PaymentTypeOf } from "../access/index.ts";
import { requireVerified } from "../accounts/index.ts";
import { deleteAllJobs, deleteJob } from "./delete.ts";
import { loadOwnJob } from "./load.ts";
import { presentJob } from "./present.ts";
import { readList } from "./read-list.ts";
import { standInLine } from "./stand-in-line.ts";
import { readPages } from "./read-pages.ts";
import { submitBatch, submitOne } from "./submit.ts";

interface JobServices {
  readonly db: Db;
  readonly queue: Queue;
  readonly paymentTypeOf: PaymentTypeOf;
}

const PAGES_OF_ONE_SITE = "A list of pages is for one site. Begin each site with its own list.";

/** A list of pages is long. */
const BODY_LIMIT = 4 * 1024 * 1024;

export function mountJobs(mount: Mount, { db, queue, paymentTypeOf }: JobServices, config: Config): void {
  const { crawl, rates, access, batchMax } = config;
  const services = { db, queue, access, crawl };
  const limitSubmits = (userId: string): Promise<void> =>
    limitHits(db, `submit ${userId}`, { hits: rates.submitsPerMinute, seconds: 60 });
  const askedBy = (userId: string, caller: Caller) => ({
    userId,
    idempotencyKey: caller.idempotencyKey,
    brand: paymentTypeOf(caller),
    trail: caller.trail,
  });

  mount(submitUrl, { bodyLimit: BODY_LIMIT })(async ({ actor, body, caller }) => {
    await limitSubmits(actor.userId);
    const options = readPages(body.options ?? {}, body.url, crawl.allowHosts);
    const submission = { ...askedBy(actor.userId, caller), urls: [body.url], options };
    const job = presentJob(await submitOne(services, submission));
    return { data: job, job };
  });

  mount(submitBatchCall)(async ({ actor, body, caller }) => {
    await limitSubmits(actor.userId);
    await requireVerified(db, config, actor.userId);
    if (body.options?.pages) throw new Problem("INVALID_INPUT", { text: PAGES_OF_ONE_SITE });
    const submission = { ...askedBy(actor.userId, caller), urls: body.urls, options: body.options ?? {} };
    const jobs = (await submitBatch(services, submission, batchMax)).map(presentJob);
    return { jobs };
  });

  mount(listJobs)(({ actor, query }) => readList(db, actor.userId, query));

  mount(getJob)(async ({ actor, params }) => {
    const job = presentJob(await loadOwnJob(db, actor.userId, params.id));
    return { ...job, in_line: await standInLine(services, job) };
  });

  mount(deleteCall)(async ({ actor, params }) => {
    await deleteJob({ db, queue }, actor.userId, params.id);
    return { message: "The job was deleted." };
  });

  mount(deleteAllCall)(async ({ actor }) => {
    const deleted = await deleteAllJobs({ db, queue }, actor.userId);
    return {
      message: `${deleted} ${deleted === 1 ? "job was" : "jobs were"} deleted.`,
      data: { deleted_count: deleted },
    };
  });
}

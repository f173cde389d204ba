import {
  listAllJobs,
  listAuditLog,
  listUserProgress,
  retryJob as retryCall,
  stopJob as stopCall,
} from "@audit/contract";
import { recorderOf } from "../../platform/audit/index.ts";
import type { Db } from "../../platform/database/index.ts";
import type { Mount } from "../../platform/http/index.ts";
import type { Queue } from "../../platform/queue/queue.ts";
import type { AccessSettings, PaymentTypeOf } from "../access/index.ts";
import { retryJob, stopJob } from "./change-job.ts";
import { readAudit, readJobs, readProgress } from "./read-lists.ts";

interface AdminServices {
  readonly db: Db;
  readonly queue: Queue;
  readonly paymentTypeOf: PaymentTypeOf;
}

export function mountAdmin(mount: Mount, { db, queue, paymentTypeOf }: AdminServices, access: AccessSettings): void {
  mount(listAllJobs)(({ query }) => readJobs(db, query));
  mount(listUserProgress)(({ query }) => readProgress(db, query));
  mount(listAuditLog)(({ query }) => readAudit(db, query));
  mount(stopCall)(async ({ actor, params }) => {
    await stopJob({ db, queue }, params.id, recorderOf(actor));
    return { message: "The job was stopped." };
  });
  mount(retryCall)(async ({ actor, params, caller }) => {
    await retryJob({ db, queue, access, brand: paymentTypeOf(caller) }, params.id, recorderOf(actor));
    return { message: "The job is back in line." };
  });
}

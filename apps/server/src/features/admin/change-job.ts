import { isTerminal, type PaymentType, rareTexts } from "@audit/contract";
import type { AdminAct, Recorder } from "../../platform/audit/index.ts";
import type { Db, JobRow } from "../../platform/database/index.ts";
import { Problem } from "../../platform/http/index.ts";
import type { Queue } from "../../platform/queue/queue.ts";
import { admitAnalyses, holdFor, lockAccount, releaseWindows, type AccessSettings } from "../access/index.ts";
import { listUnfinishedDomains } from "../jobs/index.ts";
import { endJob, findOwner, lockJob, reopenJob } from "./change-job-store.ts";

interface Services {
  readonly db: Db;
  readonly queue: Queue;
}

/**
 * Ends a running job as failed; what it was paid with is given back.
 * @throws Problem NOT_FOUND, or CONFLICT when it has ended already
 */
export const stopJob = ({ db, queue }: Services, jobId: string, record: Recorder): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const job = await lockJob(tx, jobId);
    if (!job) throw new Problem("NOT_FOUND");
    if (isTerminal(job.status)) throw new Problem("CONFLICT", { text: "This job has ended already." });
    await endJob(tx, jobId, rareTexts.stoppedByOperator);
    await releaseWindows(tx, [jobId]);
    await queue.remove(tx, [jobId]);
    await record(tx, actOn("stop job", job));
  });

interface Retry {
  readonly access: AccessSettings;
  /** What the brand sells. */
  readonly brand: PaymentType;
}

/**
 * Puts a failed job back in line, on the same terms as if its owner had submitted it again.
 * @throws Problem NOT_FOUND, CONFLICT when it has not failed, or of `admitAnalyses`
 */
export const retryJob = (
  { db, queue, access, brand }: Services & Retry,
  jobId: string,
  record: Recorder,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const owner = await findOwner(tx, jobId);
    if (owner === null) throw new Problem("NOT_FOUND");
    await lockAccount(tx, owner);
    const job = await lockJob(tx, jobId);
    if (!job) throw new Problem("NOT_FOUND");
    if (job.status !== "failed") throw new Problem("CONFLICT", { text: "Only a failed job can be tried again." });
    const { user_id: userId, domain, url } = job;
    const running = new Set(await listUnfinishedDomains(tx, userId));
    const wishes = [{ typed: url, domain, jobId }];
    const admitted = await admitAnalyses(tx, access, { userId, wishes, running, brand });
    await holdFor(
      tx,
      userId,
      admitted.map(({ wish, admission }) => ({ ...wish, admission })),
    );
    await reopenJob(tx, jobId);
    await queue.remove(tx, [jobId]);
    await queue.add(tx, [{ jobId, priority: 0 }]);
    await record(tx, actOn("retry job", job));
  });

// The owner stands in it so that it is forgotten with him.
const actOn = (action: string, { id, url, status, user_id: owner }: JobRow): AdminAct => ({
  action,
  subject: id,
  before: { url, owner, status },
});

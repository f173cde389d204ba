import type { ProfileCorrection } from "@audit/contract";
import type { Audit } from "@audit/engine/process";
import { requestOf, type OpenAudit } from "../audit-request/index.ts";
import type { CrawlSettings } from "../config/config.ts";
import { crawlStore } from "../crawl-store/index.ts";
import type { Connecting } from "../features/connections/index.ts";
import { crawlQuotaOf } from "../features/crawl-quota/index.ts";
import type { Db, JobRow, Tx } from "../platform/database/index.ts";
import type { Patience } from "../platform/faults/index.ts";
import type { Log } from "../platform/log.ts";
import type { Models } from "../platform/models/index.ts";
import { LeaseLost, writeInOne, writeUnderLease, type Lease, type StatementOf } from "./job-store.ts";
import { observeJob, type ObservedJob, type Observing } from "./observe-job.ts";
import { sourcesOf } from "./sources.ts";
import type { Watch } from "./watch-work.ts";

/** One worker's walk through the stages of one job. */
export interface Run {
  readonly db: Db;
  readonly log: Log;
  readonly models: Models;
  readonly job: JobRow;
  readonly lease: Lease;
  readonly signal: AbortSignal;
  /** Requests keep a pace, so that the site's other readers matter. */
  readonly isPaced: boolean;
  /** Reading the site ends then at the latest. */
  readonly maxSeconds: number;
  /** The audit of the job's site, opened in a process of its own when it is first needed. */
  audit(): Audit;
  /** Ends the audit's process; a later `audit()` goes on from what is stored. */
  closeAudit(): Promise<void>;
  /** Writes results, as soon as the store takes them; refuses and stops the run when the job is no longer ours. */
  write(change: (tx: Tx) => Promise<void>): Promise<void>;
  /** What is seen of the job from outside. */
  readonly observed: ObservedJob;
  /** Notes that work goes on. */
  alive(): void;
  /** Milliseconds of work so far, over all tries. */
  workedMs(): number;
  stop(reason: Error): void;
}

interface RunServices {
  readonly db: Db;
  readonly log: Log;
  readonly models: Models;
  readonly crawl: CrawlSettings;
  readonly connecting: Connecting;
  readonly openAudit: OpenAudit;
  readonly observing?: Observing;
}

interface RunControl {
  /** Domain that the job's owner has proved to be his own. */
  readonly own: string | null;
  /** What he says of the site. */
  readonly correction: ProfileCorrection | null;
  readonly stopping: AbortController;
  readonly watch: Pick<Watch, "alive" | "workedMs" | "rest" | "goOn">;
  /** For what reaches into the store while the site is read: the audit's process waits meanwhile. */
  readonly patiently: Patience;
}

export function openRun(
  { db, log, models, crawl, connecting, openAudit, observing }: RunServices,
  job: JobRow,
  { own, correction, stopping, watch, patiently }: RunControl,
): Run {
  const quota = crawlQuotaOf(db, crawl, job.domain);
  const lease = { jobId: job.id, fence: job.fence };
  const observed = observeJob(job, log, observing);
  let audit: Audit | null = null;

  const insist = async (change: () => Promise<void>): Promise<void> => {
    watch.alive();
    await patiently(change).catch((error: unknown) => {
      if (error instanceof LeaseLost) stopping.abort(error);
      throw error;
    });
  };
  const write: Run["write"] = (change) => insist(() => writeUnderLease(db, lease, change));
  const writeAtOnce = (statementOf: StatementOf): Promise<void> => insist(() => writeInOne(db, lease, statementOf));

  const sources = sourcesOf(connecting, { job, signal: stopping.signal, write });

  return {
    db,
    log,
    models,
    job,
    lease,
    signal: stopping.signal,
    isPaced: crawl.rate > 0,
    maxSeconds: crawl.maxSeconds,
    audit: () =>
      (audit ??= openAudit(
        requestOf(job, crawl, { own, correction }),
        crawlStore(db, job.id, { writeInOne: writeAtOnce, patiently }),
        {
          signal: stopping.signal,
          log: observed.log,
          onMemory: observed.memory,
          onWait: (waits) => (waits ? watch.rest() : watch.goOn()),
          sources,
          ...(quota ? { quota } : {}),
        },
      )),
    closeAudit: async () => {
      const open = audit;
      audit = null;
      await open?.close();
    },
    write,
    observed,
    alive: watch.alive,
    workedMs: watch.workedMs,
    stop: (reason) => stopping.abort(reason),
  };
}

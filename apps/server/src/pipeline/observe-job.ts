import type { JobStatus } from "@audit/contract";
import type { Log as AuditLog } from "@audit/engine/process";
import type { JobRow } from "../platform/database/index.ts";
import { auditLog, type Log } from "../platform/log.ts";
import type { Metrics } from "../platform/metrics/index.ts";
import { noTraces, type TraceParent, type Traces } from "../platform/traces/index.ts";

/** Where what is seen of jobs is counted and traced. */
export interface Observing {
  readonly metrics: Pick<Metrics, "waitSeconds" | "stageSeconds" | "childBytes">;
  readonly traces: Traces;
}

export interface ObservedJob {
  /** Lines of its audit, each with the job and the request that it belongs to. */
  readonly log: AuditLog;
  /** Times a stage, and says in one line what it took. */
  stage(stage: JobStatus, work: () => Promise<void>): Promise<void>;
  /** Takes the most memory that the audit's process has held. */
  memory(bytes: number): void;
  /** Takes how many pages were read so far. */
  pages(count: number): void;
}

/** Follows one worker's run of a job. */
export function observeJob(job: JobRow, log: Log, observing: Observing | undefined): ObservedJob {
  const { metrics, traces = noTraces } = observing ?? {};
  const { host } = new URL(job.url);
  const belongsTo = { jobId: job.id, ...(job.request_id === null ? {} : { requestId: job.request_id }) };
  const attributes = { "job.id": job.id, "server.address": host };
  let pages = job.pages_crawled;
  let place: TraceParent | null = job.trace_parent;
  const toLog = auditLog(log, belongsTo);
  // The first worker of all, not one that goes on where another was stopped.
  if (job.fence === 1) metrics?.waitSeconds.observe(Math.max(0, Date.now() - job.created_at.getTime()) / 1000);
  return {
    log: (line) => {
      toLog(line);
      const ms = line.details?.["ms"];
      if (typeof ms === "number") traces.past({ name: `process ${line.stage}`, parent: place, attributes }, ms);
    },
    async stage(stage, work) {
      const span = traces.begin({ name: stage, parent: job.trace_parent, attributes });
      place = span.place;
      const startedAt = performance.now();
      const ended = (outcome: "ended" | "failed", fault?: unknown): void => {
        const seconds = (performance.now() - startedAt) / 1000;
        metrics?.stageSeconds.observe({ stage, outcome }, seconds);
        span.end({ pages }, fault);
        const took = { host, stage, seconds: Math.round(seconds * 1000) / 1000, pages, account: job.user_id };
        log.info({ ...belongsTo, ...took }, `a stage ${outcome}`);
      };
      try {
        await work();
        ended("ended");
      } catch (error) {
        ended("failed", error);
        throw error;
      }
    },
    memory: (bytes) => metrics?.childBytes.observe(bytes),
    pages: (count) => (pages = count),
  };
}

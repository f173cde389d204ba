import { faultCauses } from "@audit/contract";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

/** What this process counts and times for Prometheus. */
export interface Metrics {
  readonly registry: Registry;
  /** Calls, from the first byte of a request to the last of its answer. */
  readonly callSeconds: Histogram<"method" | "route" | "status">;
  /** From the submission of a job to its first worker. */
  readonly waitSeconds: Histogram;
  /** Stages of jobs; `outcome` is "ended" or "failed". */
  readonly stageSeconds: Histogram<"stage" | "outcome">;
  /** What came in the way of jobs, by whose fault it was. */
  readonly failures: Counter<"cause">;
  /** The most memory that an audit's process has held. */
  readonly childBytes: Histogram;
  /** How long live streams were open. */
  readonly streamSeconds: Histogram;
  readonly openStreams: Gauge;
}

/** Connections of the database at this moment. */
interface PoolUse {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

const MEGABYTE = 1024 * 1024;

/** @param poolUse null for the embedded database, which has one connection */
export function openMetrics(version: string, poolUse: (() => PoolUse) | null): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const help = "1, with the build of this process";
  new Gauge({ name: "audit_build_info", help, labelNames: ["version"], registers }).set({ version }, 1);
  if (poolUse !== null) gaugePool(registry, poolUse);
  return {
    registry,
    callSeconds: new Histogram({
      name: "http_request_duration_seconds",
      help: "Time from the first byte of a request to the last of its answer",
      labelNames: ["method", "route", "status"],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    waitSeconds: new Histogram({
      name: "audit_job_wait_seconds",
      help: "Time from the submission of a job to its first worker",
      buckets: [1, 5, 15, 60, 300, 900, 3600, 4 * 3600],
      registers,
    }),
    stageSeconds: new Histogram({
      name: "audit_stage_seconds",
      help: "Time that a stage of a job took",
      labelNames: ["stage", "outcome"],
      buckets: [0.1, 0.5, 2, 10, 30, 60, 180, 420, 900, 3600],
      registers,
    }),
    failures: countFailures(registry),
    childBytes: new Histogram({
      name: "audit_child_memory_bytes",
      help: "The most memory that the process of an audit has held, its browser aside",
      buckets: [128, 192, 256, 384, 512, 768, 1024, 1536].map((size) => size * MEGABYTE),
      registers,
    }),
    streamSeconds: new Histogram({
      name: "audit_stream_seconds",
      help: "How long live streams were open",
      buckets: [1, 10, 60, 600, 3600, 6 * 3600],
      registers,
    }),
    openStreams: new Gauge({ name: "audit_streams", help: "Live streams that are open", registers }),
  };
}

/** Each cause stands from the start on, at zero: a rate over a series that begins with its first fault would miss it. */
function countFailures(registry: Registry): Counter<"cause"> {
  const counter = new Counter({
    name: "audit_job_failures_total",
    help: "Faults that came in the way of jobs, by whose they were",
    labelNames: ["cause"],
    registers: [registry],
  });
  for (const cause of faultCauses) counter.inc({ cause }, 0);
  return counter;
}

function gaugePool(registry: Registry, poolUse: () => PoolUse): void {
  const gauge = new Gauge({
    name: "audit_database_connections",
    help: "Connections of this process to the database, and calls that wait for one",
    labelNames: ["state"],
    registers: [registry],
    collect: () => {
      for (const [state, count] of Object.entries(poolUse())) gauge.set({ state }, count);
    },
  });
}

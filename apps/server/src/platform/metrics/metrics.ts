import { collectDefaultMetrics, Histogram, Registry } from "prom-client";

/** What this process counts and times for Prometheus. */
export interface Metrics {
  readonly registry: Registry;
  /** Calls, from the first byte of a request to the last of its answer. */
  readonly callSeconds: Histogram<"method" | "route" | "status">;
}

export function openMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const callSeconds = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from the first byte of a request to the last of its answer",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  return { registry, callSeconds };
}

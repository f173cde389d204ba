import { setFlagsFromString } from "node:v8";

/**
 * Tells V8 that this process runs an audit, which shares a small machine with others: what counts is processor time, not
 * latency. Both flags are read at each decision, so that they may be set while the process runs.
 */
export function tuneRuntime(): void {
  // The costliest compiler pays off later than V8 expects: most audits end before it has earned what it took.
  setFlagsFromString("--invocation-count-for-turbofan=20000");
  // The nursery is small; sharing its cleaning out to four threads costs more than the cleaning.
  setFlagsFromString("--no-parallel-scavenge");
}

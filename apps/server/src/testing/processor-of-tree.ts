import { processTree, readProcess, type ProcessKind } from "./process-tree.ts";

/** Seconds of processor time by kind of process. */
export type TreeProcessor = Readonly<Record<ProcessKind, number>>;

export interface ProcessorWatch {
  /** To be called often: what a process does between the last look and its end is not seen. */
  look(): void;
  /** Since the watch began. */
  seconds(): TreeProcessor;
}

/** USER_HZ of every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

/** Adds up the processor time of a program and all that it starts, those that end included. */
export function watchProcessors(pid: number): ProcessorWatch {
  const seen = new Map<number, { kind: ProcessKind; seconds: number }>();
  const look = (): void => {
    for (const one of processTree(pid)) {
      const seconds = secondsOf(one.pid);
      if (seconds !== null) seen.set(one.pid, { kind: one.kind, seconds });
    }
  };
  const sum = (): Record<ProcessKind, number> => {
    const sums = { server: 0, audits: 0, browsers: 0 };
    for (const { kind, seconds } of seen.values()) sums[kind] += seconds;
    return sums;
  };
  look();
  const before = sum();
  return {
    look,
    seconds() {
      const now = sum();
      return {
        server: now.server - before.server,
        audits: now.audits - before.audits,
        browsers: now.browsers - before.browsers,
      };
    },
  };
}

/** User and system time; null for a process that has ended. */
function secondsOf(pid: number): number | null {
  // The command's name comes second, in brackets, and may hold anything.
  const fields = readProcess(pid, "stat").replace(/^.*\)/, "").trim().split(" ").map(Number);
  const [user, system] = fields.slice(11, 13);
  return user === undefined || system === undefined ? null : (user + system) / TICKS_PER_SECOND;
}

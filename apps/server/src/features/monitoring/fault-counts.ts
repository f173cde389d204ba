import type { FaultCause } from "@audit/contract";
import type { Db } from "../../platform/database/index.ts";
import type { Log } from "../../platform/log.ts";
import { addFaults } from "./monitoring-store.ts";

const EVERY_MS = 10_000;

/** Counts what comes in the way of jobs, so that operators see it whichever process met it. */
export interface FaultCounts {
  note(cause: FaultCause): void;
  /** Writes what was noted; while the database is away it is kept. */
  flush(): Promise<void>;
}

export function countFaultsIn(db: Db): FaultCounts {
  const noted = new Map<FaultCause, number>();
  return {
    note: (cause) => void noted.set(cause, (noted.get(cause) ?? 0) + 1),
    async flush() {
      for (const [cause, count] of noted) {
        await addFaults(db, cause, count);
        const since = (noted.get(cause) ?? 0) - count;
        if (since > 0) noted.set(cause, since);
        else noted.delete(cause);
      }
    },
  };
}

/** Writes what was noted every ten seconds. @returns writes the rest and stops */
export function keepFaultCounts(counts: FaultCounts, log: Log): () => Promise<void> {
  let writing: Promise<void> = Promise.resolve();
  const write = (): Promise<void> =>
    counts.flush().catch((error: unknown) => log.warn({ err: error }, "counts of faults were not written"));
  const timer = setInterval(() => (writing = writing.then(write)), EVERY_MS);
  return async () => {
    clearInterval(timer);
    await writing.then(write);
  };
}

import { readdirSync } from "node:fs";
import { getPriority, setPriority } from "node:os";

/** Lets others go before this process, who may go before it already: only root may take that back. */
export function lowerPriority(niceness: number): void {
  if (getPriority() < niceness) setPriority(niceness);
}

/**
 * Lets others go before all threads of a process that has lowered itself. On Linux a priority is a thread's, so that the
 * process reached its main thread alone: those that compile and collect garbage were there before.
 */
export function lowerThreads(pid: number): void {
  try {
    const niceness = getPriority(pid);
    for (const thread of readdirSync(`/proc/${pid}/task`).map(Number))
      if (getPriority(thread) < niceness) setPriority(thread, niceness);
  } catch {
    // Elsewhere a priority is the process's; and one that has ended needs none.
  }
}

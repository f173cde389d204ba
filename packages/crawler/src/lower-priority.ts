import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { getPriority, setPriority } from "node:os";
import { descendantsOf, readOf } from "./descendants-of.ts";

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

/** "/autogroup-37 nice 0" */
const groupOf = (pid: number): string | undefined =>
  readOf(`/proc/${pid}/autogroup`, (file) => readFileSync(file, "utf8").split(" ")[0]) ?? undefined;

/** Of a session, which counts as one however many processes it has: a quarter of a full machine, enough for pages in time. */
const SESSION_NICENESS = 5;

/**
 * Lets others go before the session that a process, or one below it, has begun. Linux weighs sessions against each other
 * before processes (sched(7), autogroup): a browser has one of its own and took half of a busy machine, however low it stood.
 */
export function lowerSession(pid: number): void {
  const ours = groupOf(process.pid);
  const begun = [pid, ...descendantsOf(pid)].find((one) => ![ours, undefined].includes(groupOf(one)));
  try {
    if (begun !== undefined) writeFileSync(`/proc/${begun}/autogroup`, String(SESSION_NICENESS));
  } catch {
    // It has ended.
  }
}

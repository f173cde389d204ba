import { readFileSync } from "node:fs";
import { descendantsOf, readOf } from "../descendants-of.ts";

const PAGE_BYTES = 4096;

/** Bytes that all processes below this one use alone; 0 where the system keeps no /proc. */
export function memoryBelow(pid: number): number {
  return descendantsOf(pid).reduce((sum, child) => sum + ownMemory(child), 0);
}

/** Resident pages less those shared with others (proc_pid_statm). */
function ownMemory(pid: number): number {
  const statm = readOf(`/proc/${pid}/statm`, (file) => readFileSync(file, "utf8").split(" ").map(Number));
  const [, resident = 0, shared = 0] = statm ?? [];
  return (resident - shared) * PAGE_BYTES;
}

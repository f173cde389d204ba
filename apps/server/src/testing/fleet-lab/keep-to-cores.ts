import { execFileSync } from "node:child_process";
import { availableParallelism } from "node:os";

/** Keeps a process, all its threads and what it will start to so many processors. @returns how many it may use */
export function keepToCores(pid: number, cores: number): number {
  const there = availableParallelism();
  if (there <= cores) return there;
  execFileSync("taskset", ["-a", "-c", "-p", `0-${cores - 1}`, String(pid)], { stdio: "ignore" });
  return cores;
}

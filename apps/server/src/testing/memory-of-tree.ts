import { processTree, readProcess, type ProcessKind } from "./process-tree.ts";

/** Memory by kind of process, in bytes. */
export type TreeMemory = Readonly<Record<ProcessKind, number>>;

/** What a process and all below it hold; memory that several share counts once (Pss of proc(5)). */
export function memoryOfTree(pid: number): TreeMemory {
  const memory = { server: 0, audits: 0, browsers: 0 };
  for (const one of processTree(pid)) memory[one.kind] += memoryOf(one.pid);
  return memory;
}

function memoryOf(pid: number): number {
  const [, kilobytes] = /^Pss:\s*(\d+) kB$/m.exec(readProcess(pid, "smaps_rollup")) ?? [];
  return Number(kilobytes ?? 0) * 1024;
}

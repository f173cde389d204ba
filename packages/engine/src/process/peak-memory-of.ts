import { readFileSync } from "node:fs";

/** The most memory that a running process has held, in bytes (VmHWM of proc(5)); null where the system does not tell. */
export function peakMemoryOf(pid: number | undefined): number | null {
  try {
    const [, kilobytes] = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return kilobytes === undefined ? null : Number(kilobytes) * 1024;
  } catch {
    return null;
  }
}

import { readdirSync, readFileSync } from "node:fs";

const PAGE_BYTES = 4096;

/** Bytes that all processes below this one use alone; 0 where the system keeps no /proc. */
export function memoryBelow(pid: number): number {
  return descendantsOf(pid).reduce((sum, child) => sum + ownMemory(child), 0);
}

function descendantsOf(pid: number): number[] {
  const children = read(`/proc/${pid}/task`, (folder) =>
    readdirSync(folder).flatMap((thread) => readFileSync(`${folder}/${thread}/children`, "utf8").split(" ")),
  );
  return (children ?? []).filter((id) => id.trim() !== "").flatMap((id) => [Number(id), ...descendantsOf(Number(id))]);
}

/** Resident pages less those shared with others (proc_pid_statm). */
function ownMemory(pid: number): number {
  const statm = read(`/proc/${pid}/statm`, (file) => readFileSync(file, "utf8").split(" ").map(Number));
  const [, resident = 0, shared = 0] = statm ?? [];
  return (resident - shared) * PAGE_BYTES;
}

/** A process may end while it is looked at. */
function read<T>(path: string, how: (path: string) => T): T | null {
  try {
    return how(path);
  } catch {
    return null;
  }
}

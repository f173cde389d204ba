import { readdirSync, readFileSync } from "node:fs";

/** Ids of all processes below this one; none where the system keeps no /proc. */
export function descendantsOf(pid: number): number[] {
  const children = readOf(`/proc/${pid}/task`, (folder) =>
    readdirSync(folder).flatMap((thread) => readFileSync(`${folder}/${thread}/children`, "utf8").split(" ")),
  );
  return (children ?? []).filter((id) => id.trim() !== "").flatMap((id) => [Number(id), ...descendantsOf(Number(id))]);
}

/** Reads of a process, which may end meanwhile: null then. */
export function readOf<T>(path: string, how: (path: string) => T): T | null {
  try {
    return how(path);
  } catch {
    return null;
  }
}

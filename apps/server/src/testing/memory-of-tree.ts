import { readdirSync, readFileSync } from "node:fs";

/** Memory by kind of process, in bytes. */
export type TreeMemory = Readonly<Record<"server" | "audits" | "browsers", number>>;

/** What a process and all below it hold; memory that several share counts once (Pss of proc(5)). */
export function memoryOfTree(pid: number): TreeMemory {
  const memory = { server: memoryOf(pid), audits: 0, browsers: 0 };
  for (const child of childrenOf(pid)) {
    const kind = read(`/proc/${child}/cmdline`).includes("audit-process") ? "audits" : "browsers";
    for (const one of [child, ...descendantsOf(child)]) memory[kind] += memoryOf(one);
  }
  return memory;
}

const descendantsOf = (pid: number): number[] => childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)]);

function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      read(`/proc/${pid}/task/${thread}/children`).split(" ").filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
}

function memoryOf(pid: number): number {
  const [, kilobytes] = /^Pss:\s*(\d+) kB$/m.exec(read(`/proc/${pid}/smaps_rollup`)) ?? [];
  return Number(kilobytes ?? 0) * 1024;
}

/** A process may end while it is looked at. */
function read(path: string): string {
  try {
    return readFileSync(path, "utf8").trim();
  } catch {
    return "";
  }
}

import { readdirSync, readFileSync } from "node:fs";

/** What a program is made of: itself, its audits, and its browsers with all below them. */
export type ProcessKind = "server" | "audits" | "browsers";

export interface TreeProcess {
  readonly pid: number;
  readonly kind: ProcessKind;
}

/** A program and all processes below it, by what they are for. */
export const processTree = (pid: number): readonly TreeProcess[] => [
  { pid, kind: "server" },
  ...childrenOf(pid).flatMap((child): TreeProcess[] => {
    const kind = readProcess(child, "cmdline").includes("audit-process") ? "audits" : "browsers";
    return [child, ...descendantsOf(child)].map((one) => ({ pid: one, kind }));
  }),
];

const descendantsOf = (pid: number): number[] => childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)]);

function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readProcess(pid, `task/${thread}/children`).split(" ").filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
}

/** A file of proc(5); empty for a process that has ended meanwhile. */
export function readProcess(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8").trim();
  } catch {
    return "";
  }
}

import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { waitFor } from "./wait-for.ts";

const MAIN = join(import.meta.dirname, "../main.ts");

/** What a program of ours needs of its surroundings; cache and bundle spare each start the compiling. */
export const surroundings: NodeJS.ProcessEnv = {
  PATH: process.env["PATH"],
  NODE_COMPILE_CACHE: join(import.meta.dirname, "../../../../node_modules/.cache/node"),
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => /^(AUDIT_PROCESS|NODE_OPTIONS|CHROMIUM_\w+|MALLOC_\w+)$/.test(name)),
  ),
};
const PLANTABLE = join(import.meta.dirname, "plantable-main.ts");
/** Making an embedded database takes half a minute where many tests share few processors, a killed program's start a whole one. */
const START_MS = 180_000;

export interface ServerProcess {
  readonly child: ChildProcess;
  /** Address it serves at; empty when it ended before it was ready. */
  readonly url: string;
  readonly output: () => string;
  /** @returns its exit code, or null when a signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/**
 * The program as `npm start` runs it, in a process of its own. Resolves when it is ready or has ended.
 * @param plantable with a channel for `planterOf`
 * @param root of another release's tree
 */
export async function startServerProcess(
  env: Readonly<Record<string, string>>,
  { plantable = false, root }: { readonly plantable?: boolean; readonly root?: string } = {},
): Promise<ServerProcess> {
  const main = root === undefined ? MAIN : join(root, "apps/server/src/main.ts");
  const child = spawn(process.execPath, [plantable ? PLANTABLE : main], {
    env: { ...surroundings, PORT: "0", WORKERS: "2", CRAWL_RATE: "0", PAYMENTS: "off", RENDER: "off", ...env },
    stdio: ["ignore", "pipe", "pipe", ...(plantable ? (["ipc"] as const) : [])],
  });
  let output = "";
  child.stdout!.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr!.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once("close", (code) => resolve(code)));
  await waitFor(
    "the server to be ready or to end",
    async () => /ready on|working/.test(output) || child.exitCode !== null || child.signalCode !== null,
    START_MS,
  );
  return {
    child,
    url: /ready on (\S+)/.exec(output)?.[1] ?? "",
    output: () => output,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

/** Ids of the audit processes that a process has started (Linux). */
export function auditProcessesOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
  return children
    .filter((id) => id !== "")
    .map(Number)
    .filter((id) => commandOf(id).includes("audit-process."));
}

export function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  } catch {
    return "";
  }
}

import { fork, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lowerThreads } from "@audit/crawler/lower-priority";
import { SCRATCH } from "./leave.ts";

const ROOT = join(import.meta.dirname, "../../../..");
/** The program's own code; not its root, below which the data folder may lie. */
const CODE = [join(ROOT, "packages"), join(ROOT, "node_modules"), join(ROOT, "package.json")];

/** All that such a process is told of its surroundings. Keys, passwords and addresses of the server are not among it. */
const NAMES = [
  "PATH",
  "LANG",
  "LC_ALL",
  "TZ",
  "SystemRoot",
  "NODE_COMPILE_CACHE",
  "NODE_EXTRA_CA_CERTS",
  "SSL_CERT_FILE",
] as const;

export interface Apart {
  readonly flags?: readonly string[];
  /** Told to it beside what every such process is told. */
  readonly environment?: Readonly<Record<string, string>>;
}

/**
 * Starts a program of ours that reads what strangers serve: with an environment by name, and a folder of its own for
 * temporary files. Where this Node knows permissions, it writes there alone, reads nothing but its own code and starts no
 * program.
 * @param file its module, below this package
 */
export function forkApart(file: string, { flags = [], environment = {} }: Apart = {}): ChildProcess {
  const scratch = mkdtempSync(join(tmpdir(), SCRATCH));
  const passedOn = Object.fromEntries(NAMES.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
  const child = fork(file, [], {
    execArgv: [...flags, ...permissions(scratch)],
    env: { ...passedOn, ...environment, HOME: scratch, TMPDIR: scratch, TEMP: scratch, TMP: scratch },
    serialization: "advanced",
  });
  // By its first message it has lowered itself, if it ever does.
  child.once("message", () => void (child.pid !== undefined && lowerThreads(child.pid)));
  child.once("exit", () => rmSync(scratch, { recursive: true, force: true }));
  return child;
}

function permissions(scratch: string): string[] {
  if (!process.allowedNodeEnvironmentFlags.has("--permission")) return [];
  const readable = [...CODE, scratch];
  return ["--permission", ...readable.map((path) => `--allow-fs-read=${path}`), `--allow-fs-write=${scratch}`];
}

import { access, constants, statfs } from "node:fs/promises";
import { reasonOf, type Db } from "./database/index.ts";

/** Why a process should get no calls just now. */
export interface Readiness {
  /** In a few words each, for whoever watches; nothing secret, and empty while all is well. */
  because(): Promise<readonly string[]>;
  /** From now on it is stopping. */
  stop(): void;
  readonly isStopping: boolean;
}

const LONGEST_WAIT_MS = 2_000;
/** Less than this and the next write may fail. */
const FULL_BYTES = 16 * 1024 * 1024;

export function watchReadiness(db: Db, dataDir: string): Readiness {
  let isStopping = false;
  return {
    because: async () => {
      if (isStopping) return ["stopping"];
      const found = await Promise.all([storeFault(db), diskFault(dataDir)]);
      return found.filter((fault) => fault !== null);
    },
    stop: () => {
      isStopping = true;
    },
    get isStopping() {
      return isStopping;
    },
  };
}

async function storeFault(db: Db): Promise<string | null> {
  const { promise: late, resolve } = Promise.withResolvers<string>();
  const timer = setTimeout(resolve, LONGEST_WAIT_MS, "no answer within 2 seconds");
  const fault = await Promise.race([reasonOf(db), late]).finally(() => clearTimeout(timer));
  return fault === null ? null : `store: ${fault}`;
}

async function diskFault(dataDir: string): Promise<string | null> {
  try {
    await access(dataDir, constants.W_OK);
    const { bavail, bsize } = await statfs(dataDir);
    return bavail * bsize < FULL_BYTES ? "disk: the data folder's disk is full" : null;
  } catch (error) {
    return `disk: the data folder can't be written (${error instanceof Error && "code" in error ? String(error.code) : "unknown"})`;
  }
}

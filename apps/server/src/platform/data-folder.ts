import { closeSync, mkdirSync, openSync, rmSync } from "node:fs";
import { join } from "node:path";

/**
 * Makes the data folder where it is missing, and sees that it can be written to.
 * @throws Error with one sentence that says how to mend it
 */
export function prepareDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const probe = join(folder, `.probe-${process.pid}`);
    closeSync(openSync(probe, "w", 0o600));
    rmSync(probe);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    const sentence = SENTENCES[code];
    if (sentence === undefined) throw error;
    throw new Error(sentence(folder), { cause: error });
  }
}

const isFile = (folder: string): string =>
  `DATA_DIR is ${folder}, but that or a part of its path is a file: set it to a folder.`;
const notOurs = (folder: string): string =>
  `The data folder ${folder} can't be written by this user: give it to the user (chown), or set DATA_DIR to another one.`;
const noRoom = (folder: string): string =>
  `The disk of the data folder ${folder} is full: make room, or set DATA_DIR to another one.`;
const noDescriptors = (): string =>
  "This process has no file descriptors left: raise their limit (ulimit -n, LimitNOFILE of systemd) to 1024 at least.";

/** By the system's code. */
const SENTENCES: Readonly<Record<string, (folder: string) => string>> = {
  EEXIST: isFile,
  ENOTDIR: isFile,
  EACCES: notOurs,
  EPERM: notOurs,
  EROFS: (folder) => `The data folder ${folder} is on a disk that is mounted read-only: set DATA_DIR to another one.`,
  ENOSPC: noRoom,
  EDQUOT: noRoom,
  EMFILE: noDescriptors,
  ENFILE: noDescriptors,
};

import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What a process that was started apart can see and do, as it finds itself. */
export interface Surroundings {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly readsOwnFiles: boolean;
  readonly reads: readonly string[];
  readonly writesBeside: boolean;
  readonly startsPrograms: boolean;
}

const works = (act: () => unknown): boolean => {
  try {
    act();
    return true;
  } catch {
    return false;
  }
};

process.once("message", (files: readonly string[]) => {
  const own = join(tmpdir(), "own");
  const answer: Surroundings = {
    environment: process.env,
    readsOwnFiles: works(() => (writeFileSync(own, "x"), readFileSync(own))),
    reads: files.filter((file) => works(() => readFileSync(file))),
    writesBeside: works(() => writeFileSync(join(tmpdir(), "..", `beside-${process.pid}`), "x")),
    startsPrograms: works(() => {
      const { error } = spawnSync(process.execPath, ["--version"]);
      if (error) throw error;
    }),
  };
  process.send!(answer, undefined, {}, () => process.exit(0));
});

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../../../..");
/** What a build leaves where no git is. */
const FILE = join(ROOT, "VERSION");

/**
 * Which build this is: what its builder wrote into `VERSION`, else the package's version and, in a clone, how far it is from
 * its tag: "0.1.0", "0.1.0+83a10aa4", "0.1.0+83a10aa4-changed".
 */
export function readVersion(): string {
  if (existsSync(FILE)) return readFileSync(FILE, "utf8").trim();
  const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { version: string };
  const commit = existsSync(join(ROOT, ".git")) ? describeCommit() : null;
  return commit === null || commit === `v${version}` ? version : `${version}+${commit.replace(/^v.*-g/, "")}`;
}

function describeCommit(): string | null {
  try {
    const args = ["describe", "--tags", "--match", "v*", "--always", "--dirty=-changed"];
    return execFileSync("git", args, { cwd: ROOT, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return null;
  }
}

import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../../../../..");
const MIGRATIONS = "apps/server/src/platform/database/migrations";

const git = (...args: string[]): string => execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).trim();

/** The release before this tree: the last tag, else what stood before the newest migration came. */
export function previousCommit(): string {
  const tag = git("tag", "--list", "v*", "--sort=-v:refname").split("\n")[0];
  if (tag) return tag;
  const newest = git("log", "-1", "--diff-filter=A", "--format=%H", "--", MIGRATIONS);
  return git("rev-parse", `${newest}^`);
}

/** A release that can be started beside this one. */
export interface Release {
  readonly root: string;
  /** Its audits' process as one file: from its sources it could not read packages that lie elsewhere. */
  readonly auditProcess: string;
}

/** This tree's own. */
export const presentRelease = (): Release => bundled(ROOT);

/** Unpacks a commit into a folder of its own, over the packages that are installed here. */
export function unpackRelease(commit: string): Release {
  const root = mkdtempSync(join(tmpdir(), "seo-audit-release-"));
  execFileSync("sh", ["-c", `git archive ${commit} | tar x -C ${root}`], { cwd: ROOT });
  const own = join(root, "node_modules/@audit");
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(join(ROOT, "node_modules")))
    if (name !== "@audit" && name !== ".cache")
      symlinkSync(join(ROOT, "node_modules", name), join(root, "node_modules", name));
  for (const folder of ["packages", "apps"])
    for (const name of readdirSync(join(root, folder)))
      if (existsSync(join(root, folder, name, "package.json"))) symlinkSync(join(root, folder, name), join(own, name));
  execFileSync(process.execPath, ["scripts/tasks/make-registry.ts"], { cwd: root });
  return bundled(root);
}

function bundled(root: string): Release {
  const folder = join(root, "packages/engine/dist");
  const entry = "packages/engine/src/process/audit-process.ts";
  const options = ["--platform", "node", "--format", "esm", "--dir", folder, "--logLevel", "silent"];
  execFileSync(join(ROOT, "node_modules/.bin/rolldown"), [entry, ...options], { cwd: root, stdio: "ignore" });
  return { root, auditProcess: join(folder, "audit-process.js") };
}

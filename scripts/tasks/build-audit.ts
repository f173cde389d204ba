import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { must } from "./run-command.ts";

const CONFIG = "scripts/bundle-audit.config.ts";
const SOURCES = [
  CONFIG,
  "apps/cli/src/**/*.ts",
  "packages/*/src/**/*.ts",
  "packages/*/package.json",
  "package-lock.json",
];

/** The terminal command as one file: it starts in a quarter of the time of its 2,800 modules, and runs faster. */
export const buildAudit = (): string => build("apps/cli/src/main.ts", "apps/cli/dist");

/** Environment by which a server starts each audit from one file: 0.2 instead of 0.6 s of processor time at each start. */
export const buildAuditProcess = (): { AUDIT_PROCESS: string } => ({
  AUDIT_PROCESS: resolve(build("packages/engine/src/process/audit-process.ts", "packages/engine/dist")),
});

/** Bundles a program unless its sources are those of the last time, by their sizes and times. @returns the built file */
function build(entry: string, folder: string): string {
  const stamp = join(folder, ".built-from");
  const sources = digestOfSources();
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== sources) {
    const args = [
      "--input",
      entry,
      "--config",
      CONFIG,
      "--platform",
      "node",
      "--format",
      "esm",
      "--dir",
      folder,
      "--logLevel",
      "silent",
    ];
    // What the program prints may be read by another one.
    must("rolldown", args, {}, "error");
    writeFileSync(stamp, sources);
  }
  return join(folder, entry.replace(/^.*\/|\.ts$/g, "") + ".js");
}

function digestOfSources(): string {
  const hash = createHash("sha256");
  for (const file of globSync(SOURCES).toSorted()) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest("hex");
}

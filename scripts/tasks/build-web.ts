import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { must } from "./run-command.ts";

const STAMP = "apps/web/dist/.built-from";
const SOURCES = [
  "apps/web/src/**/*",
  "apps/web/public/**/*",
  "apps/web/*.*",
  "packages/contract/src/**/*",
  "package-lock.json",
];

/** Builds the web application unless the last build was made from the very same sources. */
export function buildWeb(): void {
  const sources = digestOfSources();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === sources) return;
  must("vite", ["build", "apps/web", "--logLevel", "warn"]);
  writeFileSync(STAMP, sources);
}

function digestOfSources(): string {
  const hash = createHash("sha256");
  const files = globSync(SOURCES).filter((path) => statSync(path).isFile());
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

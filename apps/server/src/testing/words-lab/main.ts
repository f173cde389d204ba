import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runLab, type SiteResult } from "./run-lab.ts";

// Has a model reword the plans of saved sites, well and badly, and holds that each plan keeps what it promised.
const { values, positionals } = parseArgs({
  options: { sites: { type: "string", default: "20" } },
  allowPositionals: true,
});
const folders = positionals.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.startsWith("site-") && existsSync(join(folder, name, "docroot")))
    .toSorted()
    .map((name) => join(folder, name)),
);
if (folders.length === 0) {
  console.error("Usage: npm run task words-lab -- <folder with site-*> [more folders] [--sites 20]");
  process.exit(2);
}

const results: SiteResult[] = [];
await runLab(folders.slice(0, Number(values.sites)), (result) => {
  results.push(result);
  const { site, behavior, actions, asked, taken, broken } = result;
  console.log(
    [`${site} (${behavior}): ${actions} tasks, ${taken} of ${asked} sentences taken`, ...broken].join("\n   "),
  );
});
const kept = results.filter(({ broken }) => broken.length === 0);
console.log(`words-lab: kept ${kept.length} of ${results.length}`);
process.exitCode = kept.length === results.length && results.length > 0 ? 0 : 1;

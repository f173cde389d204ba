import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { catalogue } from "../catalogue.ts";
import { findGaps } from "./find-gaps.ts";
import { countCases, loadExamples, type CaseCounts } from "./load-cases.ts";
import { writePage } from "./write-page.ts";

const USAGE = `Usage: npm run -s rules -- [--json | --check | --pages <folder> | <rule-id>]
  --json             every rule with its ground, weight and number of examples
  --check            names rules without examples, reason, fix or source, and fails if there are any
  --pages <folder>   writes a documentation page per rule
  <rule-id>          prints one rule's page`;

const NONE: CaseCounts = { passing: 0, failing: 0, outside: 0, unknown: 0 };
const entries = catalogue();
const cases = await countCases();
const casesOf = (id: string): CaseCounts => cases.get(id) ?? NONE;

const [what = "", folder] = process.argv.slice(2);
if (what === "--json") {
  console.log(
    JSON.stringify(
      entries.map((entry) => ({ ...entry, cases: casesOf(entry.id) })),
      null,
      2,
    ),
  );
} else if (what === "--check") {
  const lacking = entries.flatMap((entry) => findGaps(entry, cases.get(entry.id)).map((gap) => `${entry.id}: ${gap}`));
  for (const line of lacking) console.error(line);
  console.log(`${entries.length} rules, ${lacking.length} gaps`);
  process.exitCode = lacking.length > 0 ? 1 : 0;
} else if (what === "--pages" && folder !== undefined) {
  mkdirSync(folder, { recursive: true });
  const examples = await loadExamples();
  for (const entry of entries)
    writeFileSync(join(folder, `${entry.id}.md`), writePage(entry, casesOf(entry.id), examples.get(entry.id)));
  console.log(`${entries.length} pages in ${folder}`);
} else {
  const entry = entries.find(({ id }) => id === what);
  if (entry) console.log(writePage(entry, casesOf(entry.id), (await loadExamples()).get(entry.id)));
  else {
    console.error(USAGE);
    process.exitCode = 2;
  }
}

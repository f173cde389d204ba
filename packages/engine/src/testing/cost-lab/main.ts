import { existsSync } from "node:fs";
import { auditSource, type Counts } from "./audit-source.ts";
import { createMeter, stages, type Stage } from "./meter.ts";
import type { PageSource } from "./page-source.ts";
import { savedSites } from "./saved-site.ts";
import { servedSite } from "./served-site.ts";

// Tells what each stage of an audit costs in processor time: over saved pages of real sites, over a site that answers.
const DEFAULT_PAGES = 1000;
const DEFAULT_ROUNDS = 6;

const args = process.argv.slice(2);
const optionOf = (name: string, otherwise: number): number =>
  Number(args.find((arg) => arg.startsWith(`--${name}=`))?.split("=")[1] ?? otherwise);
const mostPages = optionOf("pages", DEFAULT_PAGES);
const rounds = optionOf("rounds", DEFAULT_ROUNDS);
const places = args.filter((arg) => !arg.startsWith("--"));
if (places.length === 0 || !(mostPages > 0) || !(rounds > 1)) {
  console.error(
    "Usage: npm run task cost-lab -- <folder of saved sites | address of a site of one's own>... [--rounds=6] [--pages=1000]",
  );
  process.exit(2);
}

interface Round {
  /** Microseconds a page. */
  readonly perPage: Readonly<Record<Stage, number>>;
  readonly counts: Counts;
}

async function runRound(sources: readonly PageSource[]): Promise<Round> {
  const meter = createMeter();
  const counts = { pages: 0, links: 0, findings: 0, actions: 0 };
  for (const source of sources) {
    const more = await auditSource(source, meter);
    for (const key of ["pages", "links", "findings", "actions"] as const) counts[key] += more[key];
  }
  const perPage = { ...meter.spent };
  for (const stage of stages) perPage[stage] /= counts.pages;
  return { perPage, counts };
}

const allOf = ({ perPage }: Round): number => stages.reduce((sum, stage) => sum + perPage[stage], 0);

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0)) / 2;
}

const ms = (microseconds: number): string => (microseconds / 1000).toFixed(3);

/** The first round runs code that V8 has not compiled yet, as a small audit does; the others show what is left. */
async function measure(title: string, sources: readonly PageSource[]): Promise<void> {
  const [first, ...later] = await Array.from({ length: rounds }).reduce<Promise<Round[]>>(
    async (before) => [...(await before), await runRound(sources)],
    Promise.resolve([]),
  );
  if (!first) return;
  const { pages, links, findings, actions } = first.counts;
  console.log(`${title}: ${pages} pages, ${links} links, ${findings} findings, ${actions} actions`);
  console.log("  ms a page    first round   median of later rounds");
  for (const stage of stages)
    console.log(
      `  ${stage.padEnd(12)} ${ms(first.perPage[stage]).padStart(11)}   ${ms(medianOf(later.map((round) => round.perPage[stage])))}`,
    );
  console.log(`  ${"all".padEnd(12)} ${ms(allOf(first)).padStart(11)}   ${ms(medianOf(later.map(allOf)))}`);
}

const saved = places.filter((place) => !URL.canParse(place));
for (const folder of saved) if (!existsSync(folder)) console.log(`${folder}: not there, left out`);
const sites = saved.flatMap(savedSites);
if (sites.length > 0) await measure(`${sites.length} saved sites`, sites);
else if (saved.length > 0) console.log("No saved site found: a folder <site>/docroot with HTML files is one");
for (const place of places.filter((one) => URL.canParse(one))) await measure(place, [servedSite(place, mostPages)]);
console.log(`peak memory ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`);

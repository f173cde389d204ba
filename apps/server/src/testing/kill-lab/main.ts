import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { faultOf, planKills, runLab } from "./run-lab.ts";
import type { TrialResult } from "./trial.ts";

// Kills the program over and over while it audits, and holds the result against that of an audit in peace.
const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "100" },
    sizes: { type: "string", default: "20,60,200" },
    lanes: { type: "string", default: "3" },
    store: { type: "string", default: "postgres" },
    // A file of results: what stands there already isn't tried again, so the lab can be run in parts.
    journal: { type: "string" },
    // At most so many kills in this part.
    part: { type: "string" },
  },
});

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

function describe(result: TrialResult): string {
  const { index, size, moment, met, victim, again, idleMs, upMs } = result;
  const where = met === moment ? met : `${met} (aimed at ${moment})`;
  const up = upMs > 0 ? `, up after ${seconds(upMs)}` : "";
  const idle = idleMs === null ? "" : `, resumed after ${seconds(idleMs)}`;
  return `${index + 1}: ${size} pages, ${victim} killed at ${where}: ${again} again${up}${idle}, ${faultOf(result) ?? "equal"}`;
}

function readJournal(path: string | undefined): TrialResult[] {
  if (path === undefined || !existsSync(path)) return [];
  const lines = readFileSync(path, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line) as TrialResult);
}

const spread = (of: readonly number[]): string => {
  if (of.length === 0) return "never";
  const sorted = of.toSorted((a, b) => a - b);
  const at = (share: number): string =>
    seconds(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!);
  return `median ${at(0.5)}, 95 of 100 within ${at(0.95)}, longest ${at(1)}`;
};

const earlier = readJournal(values.journal);
const done = new Set(earlier.map(({ index }) => index));
const plans = planKills(Number(values.kills), values.sizes.split(",").map(Number));
const left = plans.filter(({ index }) => !done.has(index)).slice(0, Number(values.part ?? plans.length));
const fresh = await runLab({
  store: values.store === "embedded" ? "embedded" : "postgres",
  plans: left,
  lanes: Math.min(Number(values.lanes), left.length),
  onResult: (result) => {
    if (values.journal !== undefined) appendFileSync(values.journal, `${JSON.stringify(result)}\n`);
    console.log(describe(result));
  },
});
const results = [...earlier, ...fresh];
const good = results.filter((result) => faultOf(result) === null).length;
const met = Map.groupBy(results, (result) => result.met);
console.log([...met].map(([status, of]) => `${status} ${of.length}`).join(", "));
console.log(`most pages again ${Math.max(...results.map(({ again }) => again))}`);
console.log(`program up again: ${spread(results.flatMap(({ upMs }) => (upMs > 0 ? upMs : [])))}`);
console.log(`work resumed: ${spread(results.flatMap(({ idleMs }) => idleMs ?? []))}`);
console.log(`kill lab: agree ${good} of ${results.length}`);
process.exitCode = good === results.length ? 0 : 1;

import { plantAll } from "./plant-all.ts";

const { clean, outcomes } = await plantAll(process.argv.slice(2));
const agree = outcomes.filter(({ outcome }) => outcome === "agree").length;
for (const { rule, outcome, details } of outcomes) {
  if (outcome !== "agree") console.log(`${rule}: ${outcome}${details.length > 0 ? ` (${details.join(", ")})` : ""}`);
}
if (clean.length > 0) console.log(`the clean shop fails: ${clean.join(", ")}`);
console.log(`planted: agree ${agree} of ${outcomes.length}`);
process.exitCode = agree === outcomes.length && clean.length === 0 ? 0 : 1;

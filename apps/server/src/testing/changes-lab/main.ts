import { parseArgs } from "node:util";
import { shuffledChanges } from "@audit/testkit";
import { runLab, type ChangeResult } from "./run-lab.ts";

// Changes a site twenty times between scheduled audits and holds what becomes of the tasks that its owner works on.
const { values } = parseArgs({
  options: { seed: { type: "string", default: "1" }, changes: { type: "string", default: "20" } },
});

const seed = Number(values.seed);
const results: ChangeResult[] = [];
await runLab(seed, shuffledChanges(seed).slice(0, Number(values.changes)), (result) => {
  results.push(result);
  const { change, stayed, faults } = result;
  console.log([`${results.length}: ${change.name}: ${stayed} tasks stayed`, ...faults].join("\n   "));
});
const good = results.filter(({ faults }) => faults.length === 0);
console.log(`changes lab: agree ${good.length} of ${results.length}`);
process.exitCode = good.length === results.length ? 0 : 1;

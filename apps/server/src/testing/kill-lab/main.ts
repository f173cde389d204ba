import { parseArgs } from "node:util";
import { faultOf, planKills, runLab } from "./run-lab.ts";

// Kills the program over and over while it audits, and holds the result against that of an audit in peace.
const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "100" },
    sizes: { type: "string", default: "20,60,200" },
    lanes: { type: "string", default: "3" },
    store: { type: "string", default: "postgres" },
  },
});

const results = await runLab({
  store: values.store === "embedded" ? "embedded" : "postgres",
  plans: planKills(Number(values.kills), values.sizes.split(",").map(Number)),
  lanes: Number(values.lanes),
  onResult: (result) => {
    const { size, moment, met, victim, again, idleMs } = result;
    const idle = idleMs === null ? "" : `, idle ${(idleMs / 1000).toFixed(1)} s`;
    const where = met === moment ? met : `${met} (aimed at ${moment})`;
    console.log(`${size} pages, ${victim} killed at ${where}: ${again} again${idle}, ${faultOf(result) ?? "equal"}`);
  },
});
const good = results.filter((result) => faultOf(result) === null).length;
const met = Map.groupBy(results, (result) => result.met);
console.log([...met].map(([status, of]) => `${status} ${of.length}`).join(", "));
console.log(`most pages again ${Math.max(...results.map(({ again }) => again))}`);
console.log(`longest idle ${Math.max(...results.map(({ idleMs }) => idleMs ?? 0)).toFixed(0)} ms`);
console.log(`kill lab: ${good} of ${results.length}`);
process.exitCode = good === results.length ? 0 : 1;

import { parseArgs } from "node:util";
import { doors } from "./doors.ts";
import { openGround } from "./ground.ts";

// Walks each way in as the documentation says, by the documentation's own blocks, and tells how long it took.
const { values } = parseArgs({ options: { only: { type: "string" } } });
const chosen = Object.entries(doors).filter(([name]) => values.only === undefined || name.includes(values.only));
const secondsSince = (began: number): string => ((performance.now() - began) / 1000).toFixed(1);

const opened = performance.now();
const ground = await openGround();
console.log(`installation, account, first audit and packages: ${secondsSince(opened)} s`);
let held = 0;
for (const [name, walk] of chosen) {
  const began = performance.now();
  const fault = await walk(ground).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  if (fault === null) held += 1;
  console.log(`${name}: ${fault === null ? "held" : `FAILED, ${fault}`}, ${secondsSince(began)} s`);
}
await ground.close();
console.log(`doors-lab: held ${held} of ${chosen.length}`);
process.exit(held === chosen.length ? 0 : 1);

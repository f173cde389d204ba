import { plantVariant } from "./plant-variant.ts";
import { variants } from "./variants.ts";

const [name, ...only] = process.argv.slice(2);
const chosen = variants.filter((variant) => name === undefined || name === "all" || variant.name === name);
const good = ["agree", "silent", "lost"];
let agree = 0;
let total = 0;
for (const variant of chosen) {
  const counts = new Map<string, number>();
  const { clean, outcomes } = await plantVariant(variant, only, ({ rule, outcome, details }) => {
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    if (!good.includes(outcome))
      console.log(`${variant.name} ${rule}: ${outcome}${details.length > 0 ? ` (${details.join(", ")})` : ""}`);
  });
  if (clean.length > 0) console.log(`${variant.name}: the sound site fails: ${clean.join(", ")}`);
  console.log(`${variant.name}: ${[...counts].map(([outcome, count]) => `${outcome} ${count}`).join(", ")}`);
  total += outcomes.length;
  agree += outcomes.filter(({ outcome }) => good.includes(outcome)).length - (clean.length > 0 ? 1 : 0);
}
console.log(`planted-variants: agree ${agree} of ${total}`);
process.exitCode = agree === total ? 0 : 1;

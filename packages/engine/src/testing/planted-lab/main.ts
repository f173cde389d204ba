import { loadServedFaults } from "@audit/rules/testing/load-plantings";
import { cleanShop, type ShopAnswering, type ServedFault } from "@audit/testkit";
import { auditServed, type Failing } from "./audit-served.ts";

// The faults that only a real server and a real browser show: once without any, then all of a kind at a time.
const SOUND = ["/", "/pages/care", "/blog", "/collections/quiet-mugs"];

interface Group {
  readonly name: string;
  readonly faults: Readonly<Record<string, ServedFault>>;
}

const served = Object.entries(await loadServedFaults());
const inBrowser = ([, { run }]: readonly [string, ServedFault]): boolean => run !== undefined;
const groups: readonly Group[] = [
  { name: "the sound shop", faults: {} },
  { name: "answers to others", faults: Object.fromEntries(served.filter((fault) => !inBrowser(fault))) },
  { name: "scripts", faults: Object.fromEntries(served.filter(inBrowser)) },
];

/** Rules that did not fail where they should, and rules that failed though they should not. */
function differences(failing: Failing, faults: Group["faults"]): string[] {
  const follows = Object.values(faults).flatMap((fault) => fault.follows ?? []);
  const missing = Object.entries(faults).flatMap(([rule, { run }]) => {
    const paths = failing.get(rule);
    if (paths === undefined) return [`${rule}: did not fail`];
    const isFound = run === undefined || paths.includes(run);
    return isFound ? [] : [`${rule}: failed elsewhere (${paths.slice(0, 3).join(", ")})`];
  });
  const strange = [...failing].flatMap(([rule, paths]) => {
    if (follows.includes(rule)) return [];
    const run = faults[rule]?.run;
    const others = rule in faults ? paths.filter((path) => run !== undefined && path !== run) : paths;
    return others.length === 0 ? [] : [`${rule}: failed at ${others.slice(0, 3).join(", ")}`];
  });
  return [...missing, ...strange];
}

let wrong = 0;
let right = 0;
const wanted = process.argv.slice(2);
for (const { name, faults } of groups.filter((group) => wanted.length === 0 || wanted.includes(group.name))) {
  const startedAt = performance.now();
  const all = Object.values(faults);
  const shop = all.reduce((grown, { plant }) => plant?.(grown) ?? grown, cleanShop());
  const answer: ShopAnswering = (asked, served) => {
    for (const fault of all) {
      const given = fault.answer?.(asked, served);
      if (given) return given;
    }
    return null;
  };
  const failing = await auditServed({ shop, answer, run: [...SOUND, ...all.flatMap(({ run }) => run ?? [])] });
  const found = differences(failing, faults);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  console.log(`${name}: ${all.length} faults planted, ${found.length} differences, ${seconds} s`);
  for (const line of found) console.log(`  ${line}`);
  wrong += found.length;
  right += all.length;
}
console.log(`planted in the served shop: ${right} faults, ${wrong} differences`);
process.exitCode = wrong === 0 ? 0 : 1;

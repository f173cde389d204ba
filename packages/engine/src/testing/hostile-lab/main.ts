import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { hostileSites, startHostileSite } from "@audit/testkit";

// Audits each of the 64 hostile sites with the product's own limits and patience.
const MOST_MB = 512;
const MOST_MS = 15 * 60_000;
const AT_ONCE = 4;

interface Outcome {
  readonly fault: string | null;
  readonly peakMb: number;
  readonly refused: string | null;
}

async function tryOne(index: number): Promise<boolean> {
  const site = hostileSites[index]!;
  const running = await startHostileSite(site);
  const startedAt = performance.now();
  const child = fork(join(import.meta.dirname, "audit-one.ts"), [String(index), running.url, running.host], {
    execArgv: ["--max-semi-space-size=4"],
  });
  let outcome: Outcome = { fault: "the audit died", peakMb: 0, refused: null };
  child.on("message", (message: Outcome) => (outcome = message));
  const giveUp = setTimeout(() => child.kill("SIGKILL"), MOST_MS);
  await once(child, "exit");
  clearTimeout(giveUp);
  await running.close();
  const seconds = (performance.now() - startedAt) / 1000;
  const fault = outcome.fault ?? (outcome.peakMb > MOST_MB ? `${outcome.peakMb} MB` : null);
  console.log(`${index + 1} ${site.name}: ${fault ?? "as it should"}, ${seconds.toFixed(1)} s, ${outcome.peakMb} MB`);
  return fault === null;
}

const chosen = process.argv.slice(2).map((number) => Number(number) - 1);
const left = chosen.length > 0 ? chosen : [...hostileSites.keys()];
const total = left.length;
let good = 0;
const work = async (): Promise<void> => {
  for (let index = left.shift(); index !== undefined; index = left.shift()) if (await tryOne(index)) good += 1;
};
await Promise.all(Array.from({ length: AT_ONCE }, work));
console.log(`hostile sites: ${good} of ${total}`);
process.exitCode = good === total ? 0 : 1;

import { parseArgs } from "node:util";
import { openInstallation, type RunningAudit } from "../api-lab/installation.ts";
import { measureWhile } from "../api-lab/measure.ts";
import { startDressedShops } from "../dressed-shops.ts";
import { memoryOfTree, type TreeMemory } from "../memory-of-tree.ts";
import { watchProcessors } from "../processor-of-tree.ts";
import { keepToCores } from "./keep-to-cores.ts";

// Many sites at once, each at its own pace: how much longer they take than one alone, and what that costs the machine.
const { values } = parseArgs({
  options: {
    sites: { type: "string", default: "24" },
    pages: { type: "string", default: "250" },
    cores: { type: "string", default: "2" },
    rate: { type: "string", default: "2" },
    // Pages of each template in a browser, or "off".
    render: { type: "string", default: "1" },
  },
});

const MEMORY_EVERY_MS = 5_000;
const PROCESSOR_EVERY_MS = 500;
const MOST_TIMES = 1.5;
const MOST_BYTES = 3e9;
const MOST_MS = 50;

const sites = Number(values.sites);
const pages = Number(values.pages);
const shops = await startDressedShops(sites + 1, pages);
const at = await openInstallation(shops.urls, pages, {
  CRAWL_RATE: values.rate,
  CRAWL_DAILY_REQUESTS: "1000000",
  FREE_DOMAINS_PER_MONTH: "0",
  WORKERS: String(Math.min(64, sites)),
  RENDER: values.render,
});
const cores = keepToCores(at.pid, Number(values.cores));
console.log(`cores ${cores}, load before ${at.load()}`);

let most: TreeMemory = { server: 0, audits: 0, browsers: 0 };
const sum = ({ server, audits, browsers }: TreeMemory): number => server + audits + browsers;
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
const listed = (parts: TreeMemory, say: (part: number) => string): string =>
  Object.entries(parts)
    .map(([kind, part]) => `${kind} ${say(part)}`)
    .join(", ");
console.log(`right after its start ${megabytes(sum(memoryOfTree(at.pid)))}`);
const weighing = setInterval(() => {
  const now = memoryOfTree(at.pid);
  if (sum(now) > sum(most)) most = now;
}, MEMORY_EVERY_MS);

interface Audited {
  readonly seconds: number;
  readonly last: RunningAudit;
}

/** Seconds until all of them have ended; says what they cost. */
async function audited(urls: readonly string[]): Promise<Audited> {
  const processors = watchProcessors(at.pid);
  const looking = setInterval(processors.look, PROCESSOR_EVERY_MS);
  const startedAt = performance.now();
  const running = await Promise.all(urls.map(at.audit));
  const outcomes = await Promise.all(running.map((one) => one.ended()));
  const seconds = (performance.now() - startedAt) / 1000;
  clearInterval(looking);
  for (const { status, read } of outcomes) if (status !== "completed") console.log(`${status} after ${read} pages`);
  const used = processors.seconds();
  const each = (sum(used) / urls.length / pages) * 1000;
  console.log(
    `${urls.length} of ${pages} pages: ${seconds.toFixed(0)} s; processor ${listed(used, (part) => `${part.toFixed(1)} s`)}, ${each.toFixed(0)} ms a page; load ${at.load()}`,
  );
  return { seconds, last: running[0]! };
}

try {
  const [first, ...others] = shops.urls;
  const alone = await audited([first!]);
  let ended = false;
  const together = audited(others).finally(() => (ended = true));
  const samples = await measureWhile(at.callsOn(alone.last.id), () => !ended);
  const { seconds } = await together;
  const msAt = (share: number, call?: string): number => {
    const ms = samples.filter((one) => call === undefined || one.call === call).map((one) => one.ms);
    return ms.toSorted((a, b) => a - b)[Math.floor(ms.length * share)] ?? 0;
  };
  for (const call of new Set(samples.map((one) => one.call)))
    console.log(`${call}: p50 ${msAt(0.5, call).toFixed(0)} ms, p95 ${msAt(0.95, call).toFixed(0)} ms`);
  const p95 = msAt(0.95);
  const times = seconds / alone.seconds;
  console.log(`most memory: ${listed(most, megabytes)}`);
  console.log(
    `fleet-lab: ${sites} sites, ${times.toFixed(1)} times one alone, ${(sum(most) / 1e9).toFixed(1)} GB, api p95 ${p95.toFixed(0)} ms`,
  );
  process.exitCode = times <= MOST_TIMES && sum(most) <= MOST_BYTES && p95 < MOST_MS ? 0 : 1;
} finally {
  clearInterval(weighing);
  await at.close();
  shops.stop();
}

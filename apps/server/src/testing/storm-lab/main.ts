import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startSizedShop } from "@audit/testkit";
import { waitFor } from "../wait-for.ts";
import { faults } from "./faults.ts";
import { openInstallation, type Installation } from "./installation.ts";
import { placeOrder, type Order } from "./orders.ts";
import { findOrphans, judge } from "./verdict.ts";

// Audits under everything that happens to an installation: what was paid for is delivered, once, and nothing stays behind.
const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "10" },
    jobs: { type: "string", default: "24" },
    // Seconds of peace between two faults.
    calm: { type: "string", default: "5" },
    pages: { type: "string", default: "40" },
    // Pages of each template in a browser, or "off".
    render: { type: "string", default: "1" },
  },
});

const MINUTE_MS = 60_000;
const MOST_AFTER_MS = 20 * MINUTE_MS;
const LATENCY_MS = 150;
/** Orders come in the first part of the storm, so that the last are in it, too. */
const ORDERS_UNTIL = 0.7;
const GOLDEN = 0.618_033_988_75;

const startedAt = performance.now();
const say = (line: string): void => console.log(`${((performance.now() - startedAt) / 1000).toFixed(0)} s: ${line}`);
const minutes = Number(values.minutes);
const wanted = Number(values.jobs);

const shops = await Promise.all(
  Array.from({ length: wanted }, () => startSizedShop(Number(values.pages), { latencyMs: LATENCY_MS })),
);
const at = await openInstallation(
  shops.map(({ host }) => host),
  values.render,
);
if (at.databaseDisk === null) say("no disk can be mounted here, so none is filled");
const until = performance.now() + minutes * MINUTE_MS;

async function order(): Promise<Order[]> {
  const gap = (minutes * MINUTE_MS * ORDERS_UNTIL) / wanted;
  return Promise.all(
    shops.map(async (shop, index) => {
      await pause(index * gap);
      return placeOrder(at, shop);
    }),
  );
}

async function storm(): Promise<void> {
  for (let struck = 0; performance.now() < until; struck += 1) {
    const fault = faults[struck % faults.length]!;
    say(fault.name);
    await fault.strike(at, (struck * GOLDEN) % 1);
    await pause(Number(values.calm) * 1000);
  }
}

const unfinished = async ({ direct }: Installation): Promise<number> =>
  (await direct.db.selectFrom("jobs").select("id").where("status", "not in", ["completed", "failed"]).execute()).length;

const [orders] = await Promise.all([order(), storm()]);
say(`the storm is over, ${await unfinished(at)} jobs go on`);
await waitFor("all jobs to end", async () => (await unfinished(at)) === 0, MOST_AFTER_MS).catch((error: unknown) =>
  say(String(error)),
);
const { lost, wrong } = await judge(at, orders);
const counts = await at.direct.db.selectFrom("jobs").select(["attempts", "failures", "fence"]).execute();
say(`claims of one job: most ${Math.max(...counts.map(({ fence }) => fence))}`);
const programs = [at.web, ...at.workers].map((one) => one.program());
await Promise.all(programs.map((program) => program.end("SIGTERM")));
const orphans = findOrphans(at.folder, []);
for (const line of [...lost, ...wrong, ...orphans]) say(line);
await at.close();
for (const shop of shops) await shop.close();
console.log(
  `storm-lab: jobs lost ${lost.length} of ${wanted}, charges wrong ${wrong.length}, orphans ${orphans.length}`,
);
process.exit(lost.length + wrong.length + orphans.length === 0 ? 0 : 1);

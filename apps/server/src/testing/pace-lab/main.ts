import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { Job } from "@audit/contract";
import { openInstallation } from "../api-lab/installation.ts";
import { startDressedShops } from "../dressed-shops.ts";
import { shareTrue, type Estimate } from "./share-true.ts";

// How long an audit takes from its address to its plan, against what the pace of its site allows at best.
const { values } = parseArgs({
  options: {
    pages: { type: "string", default: "372" },
    rate: { type: "string", default: "2" },
    // One of them alone: "1" or "off".
    render: { type: "string" },
  },
});

const LOOK_EVERY_MS = 500;
const MOST_TIMES = 1.2;
const MOST_BESIDE = 10;
const MOST_FIRST = 15;
const LEAST_TRUE = 0.8;

const pages = Number(values.pages);
const best = pages / Number(values.rate);
const shops = await startDressedShops(2, pages);
let met = true;

async function measure(url: string, render: string): Promise<void> {
  const at = await openInstallation(shops.urls, pages, {
    CRAWL_RATE: values.rate,
    CRAWL_DAILY_REQUESTS: "1000000",
    FREE_DOMAINS_PER_MONTH: "0",
    RENDER: render,
  });
  try {
    const startedAt = performance.now();
    const seconds = (): number => (performance.now() - startedAt) / 1000;
    const { id } = await at.audit(url);
    const estimates: Estimate[] = [];
    const begins = new Map<Job["status"], number>();
    let first: number | null = null;
    for (;;) {
      const job = await at.read(id);
      if (!begins.has(job.status)) begins.set(job.status, seconds());
      if (["completed", "failed"].includes(job.status)) break;
      if ((job.activity?.firstFindings.length ?? 0) > 0) first ??= seconds();
      estimates.push({ at: seconds(), left: job.activity?.secondsLeft ?? null });
      await pause(LOOK_EVERY_MS);
    }
    const took = seconds();
    const truth = shareTrue(estimates, took);
    const stages = [...begins].map(([status, from]) => `${status} ${from.toFixed(0)}`).join(", ");
    console.log(`  begins, s: ${stages}; load ${at.load()}`);
    console.log(
      `pace-lab: render ${render}, ${pages} pages in ${took.toFixed(0)} s, ${(took / best).toFixed(2)} times pages/rate, first findings ${first?.toFixed(0) ?? "never"} s, estimate true ${(truth * 100).toFixed(0)} %`,
    );
    met &&= took <= best * MOST_TIMES + MOST_BESIDE && first !== null && first <= MOST_FIRST && truth >= LEAST_TRUE;
  } finally {
    await at.close();
  }
}

const [withBrowser, without] = shops.urls;
if (values.render !== "off") await measure(withBrowser!, values.render ?? "1");
if (values.render === undefined || values.render === "off") await measure(without!, "off");
shops.stop();
process.exit(met ? 0 : 1);

import { parseArgs } from "node:util";
import { openInstallation } from "./installation.ts";
import { measureWhile, type Sample } from "./measure.ts";
import { startShopProcess } from "./shop-process.ts";

// How quickly the program answers while it reads a large site, against how quickly it does when nothing goes on.
const { values } = parseArgs({
  options: {
    pages: { type: "string", default: "2000" },
    // A site that is served already, such as one with heavier pages; else a small shop of so many pages.
    site: { type: "string" },
    // Of quiet that are measured first.
    seconds: { type: "string", default: "15" },
  },
});

const pages = Number(values.pages);
const small = await startShopProcess(60);
const large = values.site === undefined ? await startShopProcess(pages) : { url: values.site, stop: () => {} };
const installation = await openInstallation([small.url, large.url], pages);
try {
  const readable = await installation.audit(small.url);
  await readable.ended();
  const calls = installation.callsOn(readable.id);
  const idle = await measureWhile(calls, (elapsedMs) => elapsedMs < Number(values.seconds) * 1000);
  const job = await installation.audit(large.url);
  const reading = await measureWhile(calls, () => job.isReading());
  const judging = await measureWhile(calls, () => job.goesOn());
  const { status, read } = await job.ended();
  console.log(`${read} pages read, ${status}; load ${installation.load()}`);
  for (const call of Object.keys(calls)) {
    const quiet = spreadOf(idle, call);
    console.log(`${call}: idle ${textOf(quiet)}`);
    for (const [phase, samples] of Object.entries({ reading, judging })) {
      const busy = spreadOf(samples, call);
      console.log(`${call}: ${phase} ${textOf(busy)}, p95 ${(busy.p95 / quiet.p95).toFixed(1)} x idle`);
    }
  }
} finally {
  await installation.close();
  small.stop();
  large.stop();
}

interface Spread {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly most: number;
}

function spreadOf(samples: readonly Sample[], call: string): Spread {
  const sorted = samples.flatMap((one) => (one.call === call ? [one.ms] : [])).toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), most: at(1) };
}

function textOf({ count, p50, p95, most }: Spread): string {
  return `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, longest ${most.toFixed(1)} ms of ${count}`;
}

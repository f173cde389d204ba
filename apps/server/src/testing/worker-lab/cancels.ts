import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { createClient, deleteJob, signUp, submitUrl } from "@audit/contract";
import { openLane } from "../kill-lab/lane.ts";
import { waitFor } from "../wait-for.ts";

export interface CancelSeen {
  /** From the answer to the cancel until the last request that came, milliseconds. */
  readonly lastMs: number;
  /** Batches of the job that are in the database afterwards. */
  readonly rows: number;
}

const PAGES = 300;
const WATCHED_MS = 7_000;
const LOOK_MS = 20;
const GOLDEN = 0.618_033_988_75;

/** Cancels jobs at points spread over the reading of their site, one after the other. */
export async function cancelJobs(count: number, onSeen: (seen: CancelSeen) => void): Promise<CancelSeen[]> {
  const lane = await openLane("postgres", [PAGES]);
  const shop = lane.shops.get(PAGES)!;
  const seen: CancelSeen[] = [];
  try {
    for (let at = 0; at < count; at += 1) {
      const body = { email: `${randomUUID()}@shop.example`, password: randomUUID() };
      const { token } = await createClient({ base: lane.url(), token: () => null })(signUp, { body });
      await lane.plant("purchase", body.email, { type: "single_report" });
      const call = createClient({ base: lane.url(), token: () => token });
      const from = shop.asked.length;
      const { id } = (await call(submitUrl, { body: { url: shop.url } })).data;
      const wanted = 1 + ((at * GOLDEN) % 1) * (PAGES * 0.9);
      await waitFor("the site to be read", async () => shop.asked.length - from >= wanted, 120_000);
      await call(deleteJob, { params: { id } });
      const cancelled = performance.now();
      let last = { asked: shop.asked.length, ms: 0 };
      while (performance.now() - cancelled < WATCHED_MS) {
        await pause(LOOK_MS);
        const asked = shop.asked.length;
        if (asked !== last.asked) last = { asked, ms: performance.now() - cancelled };
      }
      const left = await lane.database!.query("select 1 from crawl_batches where job_id = $1", [id]);
      const result = { lastMs: last.ms, rows: left.rowCount ?? 0 };
      seen.push(result);
      onSeen(result);
    }
  } finally {
    await lane.close();
  }
  return seen;
}

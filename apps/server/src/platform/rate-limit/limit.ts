import type { Db } from "../database/index.ts";
import { Problem } from "../http/index.ts";
import { countHit, type RateLimit } from "./store.ts";

/**
 * @param text sentence of its own for limits that last longer than a moment
 * @throws Problem RATE_LIMITED with the time to wait when the limit is used up.
 */
export async function limitHits(db: Db, key: string, limit: RateLimit, text?: string): Promise<void> {
  const wait = await countHit(db, key, limit);
  if (wait !== null) throw new Problem("RATE_LIMITED", { retryAfter: wait, ...(text === undefined ? {} : { text }) });
}

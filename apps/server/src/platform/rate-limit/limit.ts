import type { Db } from "../database/index.ts";
import { Problem } from "../http/index.ts";
import { countHit, type RateLimit } from "./store.ts";

/** @throws Problem RATE_LIMITED with the time to wait when the limit is used up. */
export async function limitHits(db: Db, key: string, limit: RateLimit): Promise<void> {
  const wait = await countHit(db, key, limit);
  if (wait !== null) throw new Problem("RATE_LIMITED", { retryAfter: wait });
}

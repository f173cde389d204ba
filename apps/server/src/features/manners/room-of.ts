import type { Allowance } from "@audit/engine/process";
import type { CrawlSettings } from "../../config/config.ts";
import type { Db } from "../../platform/database/index.ts";
import { giveBackRoom, takeRoom } from "./store.ts";

/** A day's room for requests to a site, shared by all accounts; null where its operator set all free of pauses. */
export function roomOf(db: Db, { rate, daily }: Pick<CrawlSettings, "rate" | "daily">, site: string): Allowance | null {
  if (rate === 0) return null;
  return {
    take: (wanted) => takeRoom(db, site, wanted, daily.requests),
    giveBack: (unused) => giveBackRoom(db, site, unused),
  };
}

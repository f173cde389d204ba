import type { CrawlQuota } from "@audit/engine/process";
import type { CrawlSettings } from "../../config/config.ts";
import type { Db } from "../../platform/database/index.ts";
import { returnRequests, takeRequests } from "./store.ts";

/** What is left of a site's daily request quota, shared by all accounts; null where the operator set no pace. */
export function crawlQuotaOf(
  db: Db,
  { rate, daily }: Pick<CrawlSettings, "rate" | "daily">,
  site: string,
): CrawlQuota | null {
  if (rate === 0) return null;
  return {
    take: (wanted) => takeRequests(db, site, wanted, daily.requests),
    giveBack: (unused) => returnRequests(db, site, unused),
  };
}

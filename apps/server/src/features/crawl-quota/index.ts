export { admitSites, type RequestPolicy } from "./admit-sites.ts";
export { crawlQuotaOf } from "./crawl-quota-of.ts";
export { deleteOldSiteDays } from "./store.ts";

export { crawl } from "./crawl.ts";
export type { AccessHeaders } from "./egress/with-access.ts";
export { checkTarget, type TargetDecision, type TargetOptions } from "./egress/target.ts";
export { cutUrl, silentLog, type Log, type LogLine, type LogStage } from "./log.ts";
export { openAddressFetcher, type AddressFetcher, type AddressFetcherOptions } from "./address-fetcher.ts";
export { CrawlRefused, type RefusalCode } from "./refused.ts";
export { isOwn } from "./politeness/own-site.ts";
export { paceCost } from "./politeness/pace-cost.ts";
export type {
  CrawlQuota,
  OwnSite,
  CrawlEnd,
  CrawlHooks,
  CrawlProgress,
  CrawlRequest,
  CrawlStop,
  SitePace,
} from "./request.ts";
export { productTokenOf, USER_AGENT } from "./settings.ts";
export { listSitemapAddresses, SitemapRefused } from "./sitemaps/list-addresses.ts";
export { readSitemap, type ReadSitemap } from "./sitemaps/read-sitemap.ts";

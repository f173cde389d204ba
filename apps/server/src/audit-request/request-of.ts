import type { AuditRequest } from "@audit/engine/process";
import type { CrawlSettings } from "../config/config.ts";
import type { JobRow } from "../platform/database/index.ts";

/**
 * What the user asked for, within what the operator allows.
 * @param own domain that its asker has proved to be his own
 */
export function requestOf(
  { url, options }: Pick<JobRow, "url" | "options">,
  crawl: CrawlSettings,
  own: string | null,
): AuditRequest {
  const { maxPages, ...rest } = options;
  const within = (most: number): number => Math.min(maxPages ?? most, most);
  return {
    ...rest,
    url,
    maxPages: within(crawl.maxPages),
    maxSeconds: crawl.maxSeconds,
    concurrency: crawl.concurrency,
    rate: crawl.rate,
    allowHosts: crawl.allowHosts,
    render: crawl.render,
    userAgent: crawl.userAgent,
    closedHosts: crawl.closedHosts,
    ...(own === null ? {} : { own: { domain: own, rate: crawl.own.rate, maxPages: within(crawl.own.maxPages) } }),
  };
}

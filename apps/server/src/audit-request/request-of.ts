import type { ProfileCorrection } from "@audit/contract";
import type { AuditRequest } from "@audit/engine/process";
import type { CrawlSettings } from "../config/config.ts";
import type { JobRow } from "../platform/database/index.ts";

/** What is known of whoever asks. */
interface Asker {
  /** Domain that he has proved to be his own. */
  readonly own: string | null;
  /** What he says of the site. */
  readonly correction: ProfileCorrection | null;
}

/** What the user asked for, within what the operator allows. */
export function requestOf(
  { url, options }: Pick<JobRow, "url" | "options">,
  crawl: CrawlSettings,
  { own, correction }: Asker,
): AuditRequest {
  const { maxPages, pages, ...rest } = options;
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
    ...(pages === undefined ? {} : { only: new Set(pages) }),
    closedHosts: crawl.closedHosts,
    ...(correction === null ? {} : { correction }),
    ...(own === null ? {} : { own: { domain: own, rate: crawl.own.rate, maxPages: within(crawl.own.maxPages) } }),
  };
}

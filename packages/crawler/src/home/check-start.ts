import { normaliseUrl } from "@audit/facts";
import { checkTarget, isAllowedHost } from "../egress/target.ts";
import { CrawlRefused } from "../refused.ts";
import type { CrawlRequest } from "../request.ts";

/** The start address in its one spelling. Throws CrawlRefused for what may not be asked at all. */
export function checkStart({ start, allowHosts, closedHosts, rate }: CrawlRequest): string {
  const url = normaliseUrl(start);
  if (url === null) throw new CrawlRefused("not-a-url", "This is not a valid web address.");
  const decision = checkTarget(url, { allowHosts, closedHosts });
  if (!decision.allowed) throw new CrawlRefused("refused-address", decision.reason);
  if (!(rate > 0) && !isAllowedHost(new URL(url), allowHosts)) {
    throw new CrawlRefused("rate-zero", "A crawl without pauses is only possible on a host that is allowed by name.");
  }
  return url;
}

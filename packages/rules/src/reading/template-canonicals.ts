import type { SiteFacts } from "@audit/facts";
import { canonicalVotes } from "./canonical-votes.ts";
import { inlinksOf } from "./inbound-links.ts";
import { listedAddresses } from "./sitemap-pages.ts";

/** Two may be one thing under two addresses; three that the owner lists are a template. */
const LEAST_PAGES = 3;

/**
 * Canonical addresses that at least three pages of the sitemap share, though the sitemap leaves them out and no page links
 * to them: the bare file of a template (`/product.html` of `/product.html?id=7`), which is no page that anybody could want.
 */
export function templateCanonicals(site: Pick<SiteFacts, "sitemaps" | "pages" | "graph">): ReadonlySet<string> {
  const listed = listedAddresses(site);
  const votes = canonicalVotes(site).filter(({ page, target }) => listed.has(page.url) && target !== page.url);
  const shared = [...Map.groupBy(votes, ({ target }) => target)].filter(([, group]) => group.length >= LEAST_PAGES);
  return new Set(shared.flatMap(([target]) => (listed.has(target) || inlinksOf(site, target).all > 0 ? [] : target)));
}

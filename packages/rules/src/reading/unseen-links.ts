import type { NotCrawledReason, PageFacts, SiteFacts } from "@audit/facts";

type Source = Pick<SiteFacts, "coverage" | "pages">;

/**
 * Why "nothing links here" can't be said for sure: pages that may carry links were not read. Null when all were.
 * Addresses that robots.txt blocks don't count: search engines can't read their links either.
 */
export function unseenLinks(site: Source): string | null {
  const cached = known.get(site.pages);
  if (cached !== undefined) return cached;
  const reason = whyUnseen(site);
  known.set(site.pages, reason);
  return reason;
}

const known = new WeakMap<readonly PageFacts[], string | null>();

const CAUSES: Readonly<Partial<Record<NotCrawledReason, string>>> = {
  limit: "the page limit of this crawl",
  "bot-wall": "a bot wall",
  unjudged: "a fault of this program",
};

function whyUnseen({ coverage, pages }: Source): string | null {
  const missed = coverage.notCrawled.filter(({ reason, count }) => count > 0 && CAUSES[reason] !== undefined);
  const [first] = missed;
  if (first) {
    return `${first.count} addresses were not read because of ${CAUSES[first.reason]}; they may carry the links.`;
  }
  const shells = pages.filter(isUnread).length;
  return shells > 0
    ? `${shells} pages fill themselves by script or stood behind a bot wall; their links were not seen.`
    : null;
}

/** Pages that gave no answer count as read: search engines get no links from them either. */
const isUnread = ({ response, tech }: PageFacts): boolean =>
  tech.botWall !== null || (response.status === 200 && tech.jsShell);

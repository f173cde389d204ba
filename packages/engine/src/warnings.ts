import type { CrawlEnd } from "@audit/crawler";
import type { SiteFacts } from "@audit/facts";
import type { PageNotes } from "./page-notes.ts";

const NOT_SEEN: Record<string, (count: number) => string> = {
  robots: (count) => `${count} addresses were not read because robots.txt forbids it.`,
  limit: (count) => `${count} known addresses were not read: the limit of this audit was reached.`,
  "bot-wall": (count) => `${count} addresses answered with a bot check instead of the page.`,
  trap: (count) => `${count} addresses of an endless series were left out.`,
  error: (count) => `${count} addresses gave no answer.`,
};

/** The limit at which reading ended before the site did. */
const STOPPED: Partial<Record<CrawlEnd["stopped"], (coverage: SiteFacts["coverage"]) => string[]>> = {
  time: () => ["The audit ended when its time was up."],
  pages: ({ pages }) => [`The audit ended at its limit of ${pages} pages.`],
  requests: ({ requests }) => [`The audit ended at its limit of ${requests} requests.`],
  day: () => [
    "The audit ended because this site was asked as often today as one may be that is not proved to be the asker's own.",
  ],
};

/** What a finished audit could not see, one plain sentence each. */
export function warningsOf(site: SiteFacts, stopped: CrawlEnd["stopped"], notes: PageNotes): string[] {
  const home = site.pages.find((page) => page.url === site.home) ?? site.pages[0];
  const seen = site.coverage.notCrawled.flatMap(({ reason, count }) => NOT_SEEN[reason]?.(count) ?? []);
  const stop = STOPPED[stopped]?.(site.coverage) ?? [];
  const ofPages = notes.sentences();
  if (!home) return [...stop, ...seen, ...ofPages];
  return [...startWarnings(home), ...stop, ...seen, ...ofPages];
}

function startWarnings({ response, isHtml, tech, asSent }: SiteFacts["pages"][number]): string[] {
  if (response.status >= 400) return [`The start page answered with status ${response.status}.`];
  if (response.status === 200 && !isHtml)
    return [`The start page is not HTML (${response.contentType ?? "no type given"}).`];
  if (tech.botWall !== null) return ["The start page shows a bot check instead of its content."];
  if (asSent !== undefined)
    return ["The start page has no content before its scripts run; it was judged as a browser shows it."];
  if (tech.jsShell)
    return ["The start page has no content before its scripts run; only what stands in the HTML was judged."];
  return [];
}

import type { Words } from "../../../../words.ts";
import { addressOf, listed } from "../../../../wording/quote.ts";
import { counted } from "../../../../wording/plural.ts";
import type { NotCrawledReason } from "@audit/facts";

const REASONS: Readonly<Record<NotCrawledReason, string>> = {
  robots: "closed by robots.txt",
  limit: "beyond the page limit",
  "bot-wall": "behind a bot check",
  trap: "in endless variations",
  error: "that failed",
  "off-site": "on other sites",
  unjudged: "that could not be judged",
};

export const en: Words<{
  readonly pagesRead: number;
  readonly addressesKnown: number;
  readonly notRead: readonly {
    readonly reason: NotCrawledReason;
    readonly count: number;
    readonly examples: readonly string[];
  }[];
}> = {
  failing: "Part of the site was not read",
  title: "Audit the rest of the site with a higher page limit",
  why: "The audit reached its page limit or a bot wall before it had read every address it knows. Nothing is said about the pages that are left.",
  steps: "Run an audit with a higher page limit, or let the audit's crawler through the bot wall.",
  check: ({ view }) =>
    `Run an audit of ${view.site.home} with a higher page limit. Expected: every known address is read.`,
  seen: ({ pagesRead, notRead }) =>
    `${counted(pagesRead, "page")} and left out ${listed(notRead.map(({ reason, count, examples }) => `${counted(count, "address", "addresses")} ${REASONS[reason]}${examples[0] === undefined ? "" : ` (such as ${addressOf(examples[0])})`}`))}`,
};

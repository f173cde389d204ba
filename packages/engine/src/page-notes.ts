import { isUnjudged, type PageFacts, type SiteFacts } from "@audit/facts";
import { cutText } from "./report/cut-evidence.ts";

const MOST_ADDRESS = 200;
const MOST_EXAMPLES = 10;

/** What an owner should know of single pages though no rule is about it. */
export interface PageNotes {
  note(page: PageFacts): void;
  /** One plain sentence each. */
  sentences(): string[];
  /** The site with the pages on which the program failed among what was not read. */
  cover(site: SiteFacts): SiteFacts;
  /** How many pages that are. */
  unjudged(): number;
}

export function createPageNotes(): PageNotes {
  const tooLarge = new Set<string>();
  const unjudged = new Map<string, string>();
  return {
    note(page) {
      if (page.structuredData.tooLarge === true) tooLarge.add(page.url);
      if (isUnjudged(page)) unjudged.set(page.url, page.response.failure?.message ?? "");
    },
    unjudged: () => unjudged.size,
    cover(site) {
      if (unjudged.size === 0) return site;
      const gap = {
        reason: "unjudged" as const,
        count: unjudged.size,
        examples: [...unjudged.keys()].slice(0, MOST_EXAMPLES),
      };
      return { ...site, coverage: { ...site.coverage, notCrawled: [...site.coverage.notCrawled, gap] } };
    },
    sentences: () => [...sayUnjudged(unjudged), ...sayTooLarge(tooLarge)],
  };
}

function sayUnjudged(unjudged: ReadonlyMap<string, string>): string[] {
  const [first] = unjudged;
  if (first === undefined) return [];
  const [url, reason] = first;
  const count = unjudged.size === 1 ? "1 page" : `${unjudged.size} pages`;
  return [
    `${count} could not be judged by a fault of this program, the first of them ${cutText(url, MOST_ADDRESS)}: ${reason}`,
  ];
}

function sayTooLarge(tooLarge: ReadonlySet<string>): string[] {
  const [first] = tooLarge;
  if (first === undefined) return [];
  const pages = tooLarge.size === 1 ? "1 page marks" : `${tooLarge.size} pages mark`;
  return [
    `${pages} up more structured data than is read of one page; the rest was left out: ${cutText(first, MOST_ADDRESS)}`,
  ];
}

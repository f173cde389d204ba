import type { PageFacts } from "@audit/facts";
import { cutText } from "./report/cut-evidence.ts";

const MOST_ADDRESS = 200;

/** What an owner should know of single pages though no rule is about it. */
export interface PageNotes {
  note(page: PageFacts): void;
  /** One plain sentence each. */
  sentences(): string[];
}

export function createPageNotes(): PageNotes {
  const tooLarge = new Set<string>();
  return {
    note({ url, structuredData }) {
      if (structuredData.tooLarge === true) tooLarge.add(url);
    },
    sentences() {
      const [first] = tooLarge;
      if (first === undefined) return [];
      const pages = tooLarge.size === 1 ? "1 page marks" : `${tooLarge.size} pages mark`;
      return [
        `${pages} up more structured data than is read of one page; the rest was left out: ${cutText(first, MOST_ADDRESS)}`,
      ];
    },
  };
}

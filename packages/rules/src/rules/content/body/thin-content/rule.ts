import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { itemAt, type PageFacts, type PageKind } from "@audit/facts";
import { indexableContent, pagesAmong } from "../../../../populations.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, type PageFault } from "../../../../verdict.ts";

/**
 * Words below which a page of a kind says little, whatever its siblings do. Kinds without an entry have no floor that
 * would be fair: a contact page or a cart may be short.
 */
const FLOOR: Partial<Record<PageKind, number>> = { product: 80, category: 60, article: 250, service: 80 };
/** A page is thin when it has less than this share of what its siblings usually have. */
const SHARE_OF_MEDIAN = 0.4;
/** Fewer siblings give no usual length to compare with. */
const LEAST_SIBLINGS = 5;

type Thin = { readonly words: number; readonly usualOnSimilarPages: number; readonly template: string };

export const rule = defineSiteRule({
  id: "thin-content",
  category: "content",
  area: "body",
  severity: "medium",
  fixKind: "content",
  certainty: 0.7,
  // No engine counts words, and a short page may be complete.
  grade: "C",
  reads: ["pages", "templates"],
  source: "https://developers.google.com/search/docs/fundamentals/creating-helpful-content",
  judge: ({ pages, templates }) => {
    const faults: PageFault<Thin>[] = [];
    let judged = 0;
    for (const template of templates) {
      const floor = FLOOR[template.kind];
      const siblings = pagesAmong(pages, template.pages, indexableContent);
      if (floor === undefined || siblings.length < LEAST_SIBLINGS) continue;
      judged += siblings.length;
      const usual = medianWords(siblings);
      const limit = Math.min(floor, usual * SHARE_OF_MEDIAN);
      for (const { url, text } of siblings) {
        if (text.mainWords >= limit) continue;
        const saw = { words: text.mainWords, usualOnSimilarPages: usual, template: template.label };
        faults.push({ url, evidence: { at: "main text", saw, expected: `more than ${Math.ceil(limit)} words` } });
      }
    }
    return judgePages(faults, judged);
  },
  words: { en },
  givesWayTo: [{ to: ["product-description-missing"], as: "finding" }],
  fix,
});

function medianWords(pages: readonly PageFacts[]): number {
  const sorted = pages.map(({ text }) => text.mainWords).toSorted((a, b) => a - b);
  return itemAt(sorted, Math.floor(sorted.length / 2));
}

import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { itemAt, type PageFacts } from "@audit/facts";
import { pagesOfKind } from "../../../../populations.ts";
import { textKey } from "../../../../reading/text-key.ts";
import { versionSetOf } from "../../../../reading/language-versions.ts";
import { noted } from "../../../../reading/noted.ts";
import { blockWords } from "../../../../reading/prose.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, type PageFault } from "../../../../verdict.ts";

const judgedPages = pagesOfKind("product", "article");
/** Shorter blocks are labels and buttons. */
const LEAST_WORDS = 8;
const LEAST_PASSAGES = 5;
const MOST_PASSAGES = 20;
/** A passage on so many pages is boilerplate. */
const BOILERPLATE = 3;
const LEAST_UNIQUE = 0.3;

export const rule = defineSiteRule({
  id: "passage-uniqueness",
  category: "content",
  area: "duplicates",
  severity: "low",
  fixKind: "content",
  certainty: 0.7,
  // No engine documents a share; pages that are alike throughout have rules of their own.
  grade: "C",
  aiVisibility: true,
  kinds: ["product", "article"],
  reads: ["pages", "exactDuplicates", "nearDuplicates"],
  source: "https://developers.google.com/search/docs/fundamentals/creating-helpful-content",
  judge: ({ pages, exactDuplicates, nearDuplicates }) => {
    const counts = countPassages(pages);
    const duplicates = new Set([...exactDuplicates, ...nearDuplicates].flat());
    const faults: PageFault<{ readonly passages: number; readonly onlyHere: number }>[] = [];
    let judged = 0;
    for (const [index, page] of pages.entries()) {
      const passages = passagesOn(page);
      // Copies of whole pages have rules of their own.
      if (passages.length < LEAST_PASSAGES || duplicates.has(index) || versionSetOf(page) !== page.url) continue;
      judged += 1;
      const unique = passages.reduce((sum, passage) => sum + ((counts.get(passage) ?? 0) < BOILERPLATE ? 1 : 0), 0);
      if (unique >= LEAST_UNIQUE * passages.length) continue;
      const saw = { passages: passages.length, onlyHere: unique };
      faults.push({ url: page.url, evidence: { at: "main text", saw, expected: "a third of its own or more" } });
    }
    return judgePages(faults, judged);
  },
  words: { en },
  onlyAlong: true,
  fix: worklist(en),
});

function countPassages(pages: readonly PageFacts[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const page of pages) for (const passage of passagesOn(page)) counts.set(passage, (counts.get(passage) ?? 0) + 1);
  return counts;
}

const NONE: readonly number[] = [];

/** Keys of a page's first passages, each once: one that stands on another page too is written there as it is here. */
const passagesOn = noted((page): readonly number[] => {
  if (!judgedPages.includes(page)) return NONE;
  const { paragraphs } = page.text;
  const counts = blockWords(paragraphs);
  const own = new Set<number>();
  for (const [index, text] of paragraphs.entries()) {
    if (own.size === MOST_PASSAGES) break;
    if (itemAt(counts, index) >= LEAST_WORDS) own.add(textKey(text));
  }
  return own.size < LEAST_PASSAGES ? NONE : [...own];
});

import type { PageKind } from "@audit/facts";
import { worklist } from "../../../../fixes/worklist.ts";
import { demoWordsIn } from "../../../../knowledge/demo-shop-words.ts";
import { pagesIn, readableHtml } from "../../../../populations.ts";
import { noted } from "../../../../reading/noted.ts";
import { quoted } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, notApplicable } from "../../../../verdict.ts";
import { en } from "./words.en.ts";

/** An article or a manual may speak of other people's demonstrations. */
const SELLING: ReadonlySet<PageKind> = new Set(["home", "product", "category", "list", "cart", "service", "other"]);
/** A sentence about it; longer texts tell of something else. */
const LONGEST = 200;

/** A shop that says of itself that it takes no orders. Where nothing is sold, a demo is a film or an appointment. */
export const rule = defineSiteRule({
  id: "demo-shop",
  category: "content",
  area: "unfinished",
  severity: "high",
  fixKind: "content",
  certainty: 0.85,
  repair: { work: "hard", once: true },
  businesses: ["online-shop", "food-ordering", "local-service", "organization", "other", "restaurant"],
  ceiling: { health: 50, aiCitation: 60, from: 0, because: "The shop calls itself a demo: nothing can be ordered." },
  reads: ["pages", "profile"],
  source: "https://support.google.com/merchants/answer/6150127",
  judge: ({ pages }) => {
    const sold = pagesIn(pages, readableHtml).filter((page) => SELLING.has(page.kind));
    if (!sold.some(sellsThere)) return notApplicable();
    const faults = sold.flatMap((page) => {
      const text = demoTextOf(page);
      return text === null
        ? []
        : [{ url: page.url, evidence: { at: "text", saw: { text }, expected: "a shop that takes orders" } }];
    });
    return judgePages(faults, sold.length);
  },
  words: { en },
  fix: worklist(en),
});

const sellsThere = noted((page): boolean => page.outline.prices.length > 0 || page.outline.controls.length > 0);

const demoTextOf = noted((page): string | null => {
  const { headings, outline, structure, text } = page;
  if (structure.codes > 0) return null;
  const said = [
    ...headings.map((one) => one.text),
    ...outline.controls.map((one) => one.text),
    ...text.paragraphs,
    ...outline.texts.map((one) => one.text),
  ];
  const found = said.find((one) => one.length <= LONGEST && demoWordsIn(one) !== null);
  return found === undefined ? null : quoted(found);
});

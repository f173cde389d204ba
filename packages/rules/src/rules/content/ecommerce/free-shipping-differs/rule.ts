import { pagesIn, readableHtml } from "../../../../populations.ts";
import { shopTerms, statedTerms } from "../../../../reading/shop-terms.ts";
import { contradiction } from "../../../../reading/two-sides.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { en } from "./words.en.ts";

/** Holds what pages say for the whole shop against each other, language by language; see `shopTerms`. */
export const rule = defineSiteRule({
  id: "free-shipping-differs",
  category: "content",
  area: "ecommerce",
  severity: "medium",
  fixKind: "content",
  certainty: 0.7,
  repair: { once: true },
  aiVisibility: true,
  reads: ["pages"],
  source: "https://eur-lex.europa.eu/eli/dir/2011/83/oj",
  judge: ({ pages }) => {
    const read = pagesIn(pages, readableHtml);
    if (statedTerms(read, "free").length === 0) return notApplicable();
    const sides = contradiction(shopTerms(read, "free"));
    return sides.length === 0 ? pass() : fail({ at: "text", saw: sides, expected: "the same on all pages" });
  },
  words: { en },
  fix: null,
});

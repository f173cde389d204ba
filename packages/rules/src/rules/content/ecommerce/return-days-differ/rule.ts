import { judgeTerms } from "../../../../reading/judge-terms.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { returnLanguages } from "../../../../knowledge/terms-words.ts";
import { en } from "./words.en.ts";

/** Holds what pages say for the whole shop against each other, language by language; see `shopTerms`. */
export const rule = defineSiteRule({
  id: "return-days-differ",
  category: "content",
  area: "ecommerce",
  severity: "medium",
  fixKind: "content",
  certainty: 0.7,
  businesses: ["online-shop", "food-ordering"],
  repair: { once: true },
  aiVisibility: true,
  languages: returnLanguages,
  reads: ["pages"],
  source: "https://eur-lex.europa.eu/eli/dir/2011/83/oj",
  judge: ({ pages }) => judgeTerms(pages, "returns"),
  words: { en },
  fix: null,
});

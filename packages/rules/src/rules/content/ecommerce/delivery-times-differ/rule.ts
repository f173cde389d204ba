import { judgeTerms } from "../../../../reading/judge-terms.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { arrivalLanguages } from "../../../../knowledge/terms-words.ts";
import { en } from "./words.en.ts";

/** Holds what pages say for the whole shop against each other, language by language; see `shopTerms`. */
export const rule = defineSiteRule({
  id: "delivery-times-differ",
  category: "content",
  area: "ecommerce",
  severity: "low",
  fixKind: "content",
  certainty: 0.7,
  businesses: ["online-shop", "food-ordering"],
  repair: { once: true },
  aiVisibility: true,
  languages: arrivalLanguages,
  reads: ["pages"],
  source: "https://eur-lex.europa.eu/eli/dir/2011/83/oj",
  judge: ({ pages }) => judgeTerms(pages, "delivery"),
  words: { en },
  onlyAlong: true,
  fix: null,
});

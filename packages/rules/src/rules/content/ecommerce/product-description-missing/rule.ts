import { productBrief } from "../../../../fixes/pages/product-brief.ts";
import { en } from "./words.en.ts";
import { productPages } from "../../../../populations.ts";
import { mainProductsOf } from "../../../../reading/products.ts";
import { ASIDE_DOUBT, panelIsAside } from "../../../../reading/product-panel.ts";
import { proseWords, unseenWords } from "../../../../reading/prose.ts";
import { textsOf } from "../../../../reading/structured-data.ts";
import { countWords } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, pass, unknown } from "../../../../verdict.ts";

/** Enough to say what a thing is; between the two nobody can tell by number. */
const LEAST_WORDS = 50;
const FEW_WORDS = 35;

export const rule = definePageRule({
  id: "product-description-missing",
  category: "content",
  area: "ecommerce",
  severity: "high",
  fixKind: "content",
  certainty: 0.7,
  businesses: ["online-shop", "food-ordering"],
  aiVisibility: true,
  ceiling: { health: 60, aiCitation: 50, because: "Most product pages say next to nothing about the product." },
  over: productPages,
  reads: ["text", "headings", "structuredData", "commerce", "structure"],
  source: "https://developers.google.com/search/docs/fundamentals/creating-helpful-content",
  judge: ({ text, headings, structuredData, commerce, structure }) => {
    const shown = proseWords(text, LEAST_WORDS);
    if (shown >= LEAST_WORDS) return pass();
    const marked = mainProductsOf(structuredData).flatMap((product) => textsOf(product, "description"));
    const most = Math.max(shown, ...marked.map(countWords));
    if (most >= LEAST_WORDS) return pass();
    if (panelIsAside(commerce)) return unknown(ASIDE_DOUBT);
    if ((structure.vacant ?? 0) > 0 && commerce.prices.length === 0)
      return unknown("Scripts fill a place of the page, which shows no price without them either.");
    if (unseenWords({ text, headings }) >= LEAST_WORDS)
      return unknown("The page has too many pieces of text to tell which describe the product.");
    if (most >= FEW_WORDS)
      return unknown("The page says something of the product; whether it is enough the number of words doesn't tell.");
    return fail({ at: "main text", saw: { wordsInSentences: most }, expected: `at least ${LEAST_WORDS} words` });
  },
  words: { en },
  fix: productBrief,
});

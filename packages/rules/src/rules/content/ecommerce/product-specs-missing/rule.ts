import { itemAt } from "@audit/facts";
import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { productPages } from "../../../../populations.ts";
import { mainProductsOf } from "../../../../reading/products.ts";
import { ASIDE_DOUBT, isForSale, panelIsAside } from "../../../../reading/product-panel.ts";
import { blockWords } from "../../../../reading/prose.ts";
import { valuesOf } from "../../../../reading/structured-data.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass, unknown } from "../../../../verdict.ts";

const LEAST_ATTRIBUTES = 5;
/** So many short blocks in a row may be a description list, whose pairs the facts don't show. */
const LIKELY_PAIRS = 10;
/** "Material: steel Length: 58 cm", written one after the other in one block. */
const IN_LINE = /(?<![\p{L}:])\p{Lu}[\p{L} ]{2,24}[:：]\s?[\p{L}\p{N}]/gu;
const LABELLED = /^[^:：]{2,40}[:：]\s*\S/u;

export const rule = definePageRule({
  id: "product-specs-missing",
  category: "content",
  area: "ecommerce",
  severity: "low",
  fixKind: "content",
  certainty: 0.6,
  // A convention of shops: what a product has to tell differs from one to the other.
  grade: "C",
  businesses: ["online-shop"],
  aiVisibility: true,
  over: productPages,
  reads: ["structure", "text", "structuredData", "commerce"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/merchant-listing",
  judge: ({ structure, text, structuredData, commerce }) => {
    if (structure.tables > 0) return pass();
    const marked = mainProductsOf(structuredData).flatMap((item) => valuesOf(item, "additionalProperty")).length;
    const words = blockWords(text.paragraphs);
    const labelled = text.paragraphs.filter(
      (block, index) => itemAt(words, index) <= 12 && LABELLED.test(block),
    ).length;
    const inLine = text.paragraphs.reduce((sum, block) => sum + (block.match(IN_LINE)?.length ?? 0), 0);
    if (Math.max(marked, labelled, inLine) >= LEAST_ATTRIBUTES) return pass();
    if (panelIsAside(commerce)) return unknown(ASIDE_DOUBT);
    if (!isForSale(commerce)) return notApplicable();
    if (longestRunOfShort(words) >= LIKELY_PAIRS) {
      return unknown("The page has a list of short texts that may be product data.");
    }
    const saw = { tables: 0, labelledValues: labelled, markedProperties: marked };
    return fail({ at: "main text", saw, expected: `${LEAST_ATTRIBUTES} properties or more in a table` });
  },
  words: { en },
  fix,
});

function longestRunOfShort(words: readonly number[]): number {
  let longest = 0;
  let run = 0;
  for (const count of words) {
    run = count <= 4 ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

import { product } from "../../../../fixes/markup/product.ts";
import { en } from "./words.en.ts";
import { productPages } from "../../../../populations.ts";
import { wronglyStocked } from "../../../../reading/offer-variants.ts";
import { judgeShownStock } from "../../../../reading/shown-offer.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail } from "../../../../verdict.ts";

const MOST_NAMED = 5;

export const rule = definePageRule({
  id: "offer-availability-mismatch",
  category: "schema",
  area: "product",
  severity: "high",
  fixKind: "json-ld",
  certainty: 0.8,
  businesses: ["online-shop", "food-ordering"],
  repair: { pasted: true },
  aiVisibility: true,
  over: productPages,
  reads: ["structuredData", "commerce"],
  source: "https://support.google.com/merchants/answer/6324448",
  judge: ({ structuredData, commerce }) => {
    const wrong = wronglyStocked(structuredData, commerce);
    if (wrong.length === 0) return judgeShownStock({ structuredData, commerce });
    const saw = {
      marked: [...new Set(wrong.map(({ marked }) => marked))],
      variants: wrong.slice(0, MOST_NAMED).map(({ variant: { name, id } }) => name ?? id ?? ""),
      wrong: wrong.length,
      outOf: commerce.variants?.length ?? wrong.length,
    };
    return fail({ at: "Product > offers > availability", saw, expected: "the stock that the page's own data hold" });
  },
  words: { en },
  untrue: 2,
  fix: product("stock"),
});

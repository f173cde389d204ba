import { product } from "../../../../fixes/markup/product.ts";
import { en } from "./words.en.ts";
import { productPages } from "../../../../populations.ts";
import { judgeShownStock } from "../../../../reading/shown-offer.ts";
import { definePageRule } from "../../../../rule.ts";

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
  judge: judgeShownStock,
  words: { en },
  fix: product("stock"),
});

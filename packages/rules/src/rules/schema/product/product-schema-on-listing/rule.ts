import { en } from "./words.en.ts";
import { categoryPages } from "../../../../populations.ts";
import { offersOf, productsOf } from "../../../../reading/products.ts";
import { firstText } from "../../../../reading/structured-data.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { fix } from "./fix.ts";

/** Products inside an ItemList are a carousel, which Google allows; loose ones claim that the page is about each. */
export const rule = definePageRule({
  id: "product-schema-on-listing",
  category: "schema",
  area: "product",
  severity: "medium",
  fixKind: "json-ld",
  certainty: 0.9,
  businesses: ["online-shop", "food-ordering"],
  repair: { pasted: true },
  over: categoryPages,
  reads: ["structuredData"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/product",
  judge: ({ structuredData }) => {
    if (structuredData.items.length === 0) return notApplicable();
    const sold = productsOf(structuredData).filter((product) => offersOf(product).length > 0);
    if (sold.length < 2) return pass();
    const saw = {
      products: sold.length,
      examples: sold.slice(0, 3).map((product) => quoted(firstText(product, "name"))),
    };
    return fail({ at: "top-level Product entities", saw, expected: "an ItemList of product addresses" });
  },
  words: { en },
  fix,
});

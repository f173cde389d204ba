import { itemAt, type SdItem } from "@audit/facts";
import { jsonOf } from "../../../../fixes/markup/json-of.ts";
import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { productPages } from "../../../../populations.ts";
import { isGrouped, offersOf, productsOf } from "../../../../reading/products.ts";
import { firstText } from "../../../../reading/structured-data.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** One product per syntax is one product; variants that name their group are one too. */
export const rule = definePageRule({
  id: "product-multiple-main",
  category: "schema",
  area: "product",
  severity: "medium",
  fixKind: "json-ld",
  certainty: 0.9,
  businesses: ["online-shop", "food-ordering"],
  repair: { pasted: true },
  over: productPages,
  reads: ["structuredData"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/product-variants",
  judge: ({ structuredData }) => {
    const sold = productsOf(structuredData).filter((product) => offersOf(product).length > 0);
    if (sold.length === 0) return notApplicable();
    const single = sold.filter((product) => !isGrouped(product));
    if (single.length < 2) return pass();
    const crowd = [...Map.groupBy(single, ({ format }) => format).values()].find((group) => group.length > 1);
    if (!crowd) return pass();
    const examples = crowd
      .slice(0, 4)
      .map((product) => ({ name: quoted(firstText(product, "name")), sku: firstText(product, "sku") || null }));
    return fail({
      at: `top-level ${itemAt(crowd, 0).format} Product entities`,
      saw: { products: crowd.length, examples, ...(areTheSame(crowd) ? { same: true } : {}) },
      expected: "one",
    });
  },
  words: { en },
  mild: {
    when: ({ evidence: { saw } }) => saw.same === true,
    because: "the blocks say the same",
  },
  fix,
});

/** The template prints one block several times. */
const areTheSame = (products: readonly SdItem[]): boolean =>
  new Set(products.map((one) => JSON.stringify(jsonOf(one)))).size === 1;

import { product } from "../../../../fixes/markup/product.ts";
import { en } from "./words.en.ts";
import { productPages } from "../../../../populations.ts";
import { gtinFault, gtinsOf, isInternalNumber } from "../../../../reading/product-numbers.ts";
import { mainProductsOf } from "../../../../reading/products.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "product-gtin-invalid",
  category: "schema",
  area: "product",
  severity: "high",
  fixKind: "json-ld",
  certainty: 1,
  businesses: ["online-shop"],
  repair: { pasted: true },
  over: productPages,
  reads: ["structuredData"],
  source: "https://support.google.com/merchants/answer/6324461",
  judge: ({ structuredData }) => {
    const numbers = mainProductsOf(structuredData).flatMap(gtinsOf);
    if (numbers.length === 0) return notApplicable();
    const wrong = numbers.flatMap(({ property, value }) => {
      const fault = gtinFault(value) ?? (isInternalNumber(value) ? "a number for use inside a company" : null);
      return fault === null ? [] : [{ property, value: quoted(value), fault }];
    });
    const [first] = wrong;
    if (first === undefined) return pass();
    const saw = { numbers: numbers.length, faulty: wrong.length, examples: wrong.slice(0, 3) };
    return fail({
      at: `Product > ${first.property}`,
      saw,
      expected: "8, 12, 13 or 14 digits with a right check digit",
    });
  },
  words: { en },
  fix: product("gtin"),
});

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
  over: productPages,
  reads: ["structuredData"],
  says: {
    failing: "GTIN can't be right",
    why: "The number has a wrong length or check digit, or is reserved for use inside a company. Google refuses such offers or matches them with a wrong product.",
    fix: "Correct the number from the packaging. Put your own article number into sku instead.",
    source: "https://support.google.com/merchants/answer/6324461",
  },
  told: ({ tradeNumbers }) => (tradeNumbers ? null : notApplicable()),
  judge: ({ structuredData }) => {
    const numbers = mainProductsOf(structuredData).flatMap(gtinsOf);
    if (numbers.length === 0) return notApplicable();
    const wrong = numbers.flatMap(({ property, value }) => {
      const fault = gtinFault(value) ?? (isInternalNumber(value) ? "a number for use inside a company" : null);
      return fault === null ? [] : [{ property, value: quoted(value), fault }];
    });
    if (wrong.length === 0) return pass();
    const saw = { numbers: numbers.length, faulty: wrong.length, examples: wrong.slice(0, 3) };
    return fail({
      at: `Product > ${wrong[0]!.property}`,
      saw,
      expected: "8, 12, 13 or 14 digits with a right check digit",
    });
  },
});

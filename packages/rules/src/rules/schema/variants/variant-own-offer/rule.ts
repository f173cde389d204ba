import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import type { SdItem } from "@audit/facts";
import { productPages } from "../../../../populations.ts";
import { priceValuesOf } from "../../../../reading/offer-price.ts";
import { itemsOf, says } from "../../../../reading/structured-data.ts";
import { describedVariants, mainGroupsOf, variantName } from "../../../../reading/variants.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

const NUMBERS = ["sku", "gtin", "gtin8", "gtin12", "gtin13", "gtin14", "isbn", "mpn"];

export const rule = definePageRule({
  id: "variant-own-offer",
  category: "schema",
  area: "variants",
  severity: "high",
  fixKind: "json-ld",
  certainty: 1,
  businesses: ["online-shop"],
  repair: { pasted: true, work: "hard" },
  aiVisibility: true,
  over: productPages,
  reads: ["structuredData"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/product-variants",
  judge: ({ structuredData }) => {
    const variants = mainGroupsOf(structuredData).flatMap(describedVariants);
    if (variants.length === 0) return notApplicable();
    const faulty = variants.flatMap((variant, index) => {
      const missing = missingOf(variant);
      return missing.length > 0 ? [{ variant: variantName(variant, index), missing }] : [];
    });
    if (faulty.length === 0) return pass();
    const saw = { variants: variants.length, incomplete: faulty.length, examples: faulty.slice(0, 3) };
    return fail({ at: "ProductGroup > hasVariant", saw, expected: "sku or gtin, price and availability" });
  },
  words: { en },
  fix,
});

function missingOf(variant: SdItem): string[] {
  const offers = itemsOf(variant, "offers");
  return [
    ...(NUMBERS.some((name) => says(variant, name)) || offers.some((offer) => says(offer, "sku")) ? [] : ["sku"]),
    ...(offers.some((offer) => priceValuesOf(offer).length > 0) ? [] : ["offers.price"]),
    ...(offers.some((offer) => says(offer, "availability")) ? [] : ["offers.availability"]),
  ];
}

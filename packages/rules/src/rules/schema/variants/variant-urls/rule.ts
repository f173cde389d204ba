import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { productPages } from "../../../../populations.ts";
import { addressesOfVariant, describedVariants, mainGroupsOf } from "../../../../reading/variants.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "variant-urls",
  category: "schema",
  area: "variants",
  severity: "medium",
  fixKind: "json-ld",
  certainty: 0.9,
  businesses: ["online-shop"],
  repair: { pasted: true, work: "hard" },
  over: productPages,
  reads: ["structuredData"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/product-variants",
  judge: ({ structuredData }) => {
    const groups = mainGroupsOf(structuredData)
      .map(describedVariants)
      .filter((variants) => variants.length > 1);
    if (groups.length === 0) return notApplicable();
    for (const variants of groups) {
      const addresses = new Set(variants.flatMap(addressesOfVariant));
      if (addresses.size >= variants.length) continue;
      const saw = { variants: variants.length, addresses: [...addresses].slice(0, 3) };
      return fail({ at: "ProductGroup > hasVariant > url", saw, expected: "one address per variant" });
    }
    return pass();
  },
  words: { en },
  fix,
});

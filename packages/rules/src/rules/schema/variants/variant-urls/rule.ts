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
  over: productPages,
  reads: ["structuredData"],
  says: {
    failing: "Variants have no address of their own",
    why: "Google sends a buyer who looks for one size or colour straight to it, if the variant has an address. A parameter such as ?size=L is enough.",
    fix: "Give each variant an address that opens the page with it chosen, and name it as url of the variant or its offer.",
    source: "https://developers.google.com/search/docs/appearance/structured-data/product-variants",
  },
  told: ({ variantGroups }) => (variantGroups ? null : notApplicable()),
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
});

import { productPages } from "../../../../populations.ts";
import { variantsOf } from "../../../../reading/products.ts";
import { textsOf } from "../../../../reading/structured-data.ts";
import { mainGroupsOf } from "../../../../reading/variants.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "variant-varies-by",
  category: "schema",
  area: "variants",
  severity: "low",
  fixKind: "json-ld",
  certainty: 1,
  over: productPages,
  reads: ["structuredData"],
  says: {
    failing: "Group of variants does not say what they differ in",
    why: "Google groups variants by variesBy and offers shoppers to choose by size or colour. Without it the variants are shown singly or not at all.",
    fix: "Add variesBy to the ProductGroup with the full names, for example https://schema.org/size, and the same property to each variant.",
    source: "https://developers.google.com/search/docs/appearance/structured-data/product-variants",
  },
  told: ({ variantGroups }) => (variantGroups ? null : notApplicable()),
  judge: ({ structuredData }) => {
    const groups = mainGroupsOf(structuredData).filter((group) => variantsOf(group).length > 1);
    if (groups.length === 0) return notApplicable();
    const silent = groups.find((group) => textsOf(group, "variesBy").length === 0);
    if (silent === undefined) return pass();
    const saw = { variants: variantsOf(silent).length, variesBy: null };
    return fail({ at: "ProductGroup > variesBy", saw, expected: "for example https://schema.org/size" });
  },
});

import { productPages } from "../../../../populations.ts";
import { itemsOf, says } from "../../../../reading/structured-data.ts";
import { mainGroupsOf } from "../../../../reading/variants.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "variant-group-id",
  category: "schema",
  area: "variants",
  severity: "medium",
  fixKind: "json-ld",
  certainty: 1,
  over: productPages,
  reads: ["structuredData"],
  says: {
    failing: "Group of variants has no number of its own",
    why: "Google joins sizes and colours to one product by productGroupID. Without it variants may show up as products of their own.",
    fix: "Add productGroupID to the ProductGroup: the article number that all variants share.",
    source: "https://developers.google.com/search/docs/appearance/structured-data/product-variants",
  },
  told: ({ variantGroups }) => (variantGroups ? null : notApplicable()),
  judge: ({ structuredData }) => {
    const groups = mainGroupsOf(structuredData);
    if (groups.length === 0) return notApplicable();
    const known = (group: (typeof groups)[number]): boolean =>
      says(group, "productGroupID") ||
      itemsOf(group, "hasVariant").some((variant) => says(variant, "inProductGroupWithID"));
    const faulty = groups.find((group) => !known(group));
    if (!faulty) return pass();
    const saw = { productGroupID: null, variants: itemsOf(faulty, "hasVariant").length };
    return fail({ at: `${faulty.format} ProductGroup`, saw, expected: "productGroupID" });
  },
});

import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
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
  businesses: ["online-shop"],
  repair: { pasted: true, work: "hard" },
  over: productPages,
  reads: ["structuredData"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/product-variants",
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
  words: { en },
  fix,
});

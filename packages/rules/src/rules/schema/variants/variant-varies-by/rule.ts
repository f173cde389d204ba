import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
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
  businesses: ["online-shop"],
  repair: { pasted: true, work: "hard" },
  over: productPages,
  reads: ["structuredData"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/product-variants",
  judge: ({ structuredData }) => {
    const groups = mainGroupsOf(structuredData).filter((group) => variantsOf(group).length > 1);
    if (groups.length === 0) return notApplicable();
    const silent = groups.find((group) => textsOf(group, "variesBy").length === 0);
    if (silent === undefined) return pass();
    const saw = { variants: variantsOf(silent).length, variesBy: null };
    return fail({ at: "ProductGroup > variesBy", saw, expected: "for example https://schema.org/size" });
  },
  words: { en },
  fix: fix,
});

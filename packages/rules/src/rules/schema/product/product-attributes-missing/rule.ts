import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import type { SdItem } from "@audit/facts";
import { attributeLabels, attributeNames } from "../../../../knowledge/attribute-labels.ts";
import { productPages } from "../../../../populations.ts";
import { memberName } from "../../../../reading/enum-member.ts";
import { isGrouped, mainProductsOf, withVariants } from "../../../../reading/products.ts";
import { firstText, itemsOf, says, textsOf, valuesOf } from "../../../../reading/structured-data.ts";
import { describedVariants } from "../../../../reading/variants.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

const LABELLED = /^([^:：]{2,20})[:：]\s*(\S.{0,60})$/u;

/** Speaks where variants exist: by what variesBy names, and by labels in the page's list of product data. */
export const rule = definePageRule({
  id: "product-attributes-missing",
  category: "schema",
  area: "product",
  severity: "low",
  fixKind: "json-ld",
  certainty: 0.9,
  businesses: ["online-shop"],
  repair: { pasted: true },
  aiVisibility: true,
  over: productPages,
  reads: ["structuredData", "text"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/product-variants",
  judge: ({ structuredData, text }) => {
    const products = mainProductsOf(structuredData);
    const grouped = products.filter(isGrouped);
    if (grouped.length === 0) return notApplicable();
    const promised = grouped.flatMap((group) => missingOf(group));
    const marked = products.flatMap(withVariants);
    const shown = attributeNames.flatMap((name) => {
      const value = labelled(text.paragraphs, attributeLabels[name]);
      return value !== null && !marked.some((item) => tells(item, name)) ? [{ property: name, value }] : [];
    });
    if (promised.length + shown.length === 0) return pass();
    const saw = { variesByButMissing: [...new Set(promised)], onPageOnly: shown };
    return fail({ at: "ProductGroup > hasVariant", saw, expected: "the property on each variant" });
  },
  words: { en },
  fix,
});

/** Properties that variesBy names and that a described variant lacks. */
function missingOf(group: SdItem): string[] {
  const named = valuesOf(group, "variesBy")
    .map(memberName)
    .filter((name) => /^[a-z][A-Za-z]+$/.test(name));
  return named.filter((name) => describedVariants(group).some((variant) => !tells(variant, name)));
}

const tells = (item: SdItem, name: string): boolean =>
  says(item, name) ||
  itemsOf(item, "additionalProperty").some((one) => {
    const label = firstText(one, "name");
    const known = attributeLabels[name as keyof typeof attributeLabels];
    return textsOf(one, "value").length > 0 && (label === name || known?.test(label) === true);
  });

function labelled(blocks: readonly string[], label: RegExp): string | null {
  for (const block of blocks) {
    const [, name, value] = LABELLED.exec(block) ?? [];
    if (name !== undefined && value !== undefined && label.test(name.trim())) return value.trim();
  }
  return null;
}

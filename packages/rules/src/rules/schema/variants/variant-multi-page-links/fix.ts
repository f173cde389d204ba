import { fillIn, type Fixer } from "../../../../fixes/fixer.ts";
import { changing, hasOneOf } from "../../../../fixes/markup/change-entities.ts";

/** The variant's own page says which group it belongs to. */
export const fix: Fixer<{ readonly group: string | null }> = changing((entity, { fault }) => {
  if (!hasOneOf(entity, "Product") || entity["isVariantOf"] !== undefined) return entity;
  const { group } = fault.evidence.saw;
  return {
    ...entity,
    isVariantOf: {
      "@type": "ProductGroup",
      productGroupID: group ?? fillIn("article number that all variants share"),
    },
  };
});

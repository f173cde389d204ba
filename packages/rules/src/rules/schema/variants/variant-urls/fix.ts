import { fillIn, type Fixer } from "../../../../fixes/fixer.ts";
import { changingVariants } from "../../../../fixes/markup/variant-changes.ts";
import { textIn } from "../../../../fixes/markup/json-values.ts";

/** Each variant with an address that opens the page with it chosen. */
export const fix: Fixer = changingVariants((variant, index, _group, page) => {
  const number = textIn(variant["sku"] ?? variant["name"] ?? index + 1);
  return {
    ...variant,
    url: `${page.split("?")[0]}?${fillIn("parameter that chooses the variant")}=${encodeURIComponent(number)}`,
  };
});

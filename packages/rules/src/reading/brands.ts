import type { SdItem } from "@audit/facts";
import { remembered } from "../remembered.ts";
import { forLast } from "./for-last.ts";
import { withVariants } from "./products.ts";
import { textsOf } from "./structured-data.ts";

/** Brand names that a product or its variants state. */
export const brandsOf = forLast((product: SdItem): readonly string[] => {
  const named = withVariants(product).flatMap((item) => textsOf(item, "brand"));
  return named.length < 2 ? named : [...new Set(named)];
});

/** True for words that say there is no brand. */
export const isNoBrand = remembered((name): boolean =>
  /^(n\/?a|n\.a\.|none|no ?brand|unbranded|unknown|generic|default|brand|null|undefined|false|-+|\.+|no ?name|ohne marke|markenlos|keine|sans marque|sin marca|sem marca|senza marca|merkloos|geen merk|bez marki|bez značky|uden mærke|märkeslös|merkkitön|markasız|без бренда|без марки)$/i.test(
    name.trim(),
  ),
);

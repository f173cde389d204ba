import { markup } from "../../../../fixes/markup/markup-part.ts";
import { type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { productMarkup } from "../../../../fixes/markup/product-markup.ts";
import { pattern } from "../../../../fixes/markup/product.ts";

/** The product with what a feed asks for and the page does not say; a brand that is named stays. */
export const fix: Fixer<{ readonly missing: readonly string[] }> = perPage({
  make: (page, view, { evidence }) => {
    const isNameless = evidence.saw.missing.includes("brand");
    return [markup(page, productMarkup(page, view, ["gtin", "mpn", ...(isNameless ? (["brand"] as const) : [])]))];
  },
  pattern: (view) => pattern(view, ["gtin"]),
});

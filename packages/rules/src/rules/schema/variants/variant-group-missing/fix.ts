import { markup } from "../../../../fixes/markup/markup-part.ts";
import { type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { variantGroupMarkup } from "./variant-markup.ts";
import { isWholeAddress } from "../../../../fixes/links/link-list.ts";

/** The product as a group with one entry per variant. */
export const fix: Fixer<{ readonly offers: readonly string[]; readonly variantLinks: readonly string[] }> = perPage({
  make: (page, view, { evidence: { saw } }) => {
    const named = new Set([...saw.offers, ...saw.variantLinks].filter(isWholeAddress));
    return [markup(page, variantGroupMarkup(page, view, [...named]))];
  },
});

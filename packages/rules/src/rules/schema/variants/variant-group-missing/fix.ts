import { markup } from "../../../../fixes/markup/markup-part.ts";
import { type Fixer, isFillIn, perPage } from "../../../../fixes/fixer.ts";
import { variantGroupMarkup } from "./variant-markup.ts";
import type { JsonObject } from "../../../../fixes/markup/json-of.ts";
import { isWholeAddress } from "../../../../fixes/links/link-list.ts";

/** The product as a group with one entry per variant. */
export const fix: Fixer<{ readonly offers: readonly string[]; readonly variantLinks: readonly string[] }> = perPage({
  make: (page, view, { evidence: { saw } }) => {
    const named = new Set([...saw.offers, ...saw.variantLinks].filter(isWholeAddress));
    const group = variantGroupMarkup(page, view, [...named]);
    return isToldApart(group) ? [markup(page, group)] : null;
  },
});

const isNamed = (one: unknown): boolean =>
  typeof one === "object" && one !== null && "name" in one && typeof one.name === "string" && !isFillIn(one.name);

/** A group whose members carry nothing but a number and a price says less than the product that it replaces. */
function isToldApart({ hasVariant }: JsonObject): boolean {
  const members = Array.isArray(hasVariant) ? hasVariant : [];
  return members.length > 1 && members.every(isNamed);
}

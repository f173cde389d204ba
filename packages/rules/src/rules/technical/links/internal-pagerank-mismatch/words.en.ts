import { inLinks } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { linkedFrom } from "../../../../wording/link-words.ts";
import type { LinkingPages } from "../../../../reading/inbound-links.ts";

export const en: Words<LinkingPages & { readonly weight: number; readonly middleProduct: number }> = {
  failing: "Categories get less internal weight than single products",
  title: "Link more often to {pages}",
  why: "A category answers the searches of many shoppers, yet your own links make it less important than most single products. Search engines read links that way.",
  steps: "Link these categories from the menu, the home page and the products they hold.",
  check: inLinks("links from the menu, the home page and the products of the category"),
  seen: (saw) =>
    `${linkedFrom(saw)}; by your own links the page weighs ${saw.weight}, a typical product ${saw.middleProduct}`,
};

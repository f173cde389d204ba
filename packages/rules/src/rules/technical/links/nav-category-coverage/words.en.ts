import type { Words } from "../../../../words.ts";
import { linkedFrom } from "../../../../wording/link-words.ts";
import { counted } from "../../../../wording/plural.ts";
import type { LinkingPages } from "../../../../reading/inbound-links.ts";

export const en: Words<LinkingPages & { readonly products: number }> = {
  failing: "Full categories can't be reached from the menu",
  title: "Add {pages} to the menu",
  why: "Neither the home page nor a category linked there leads to these lists. Shoppers who browse never see them, and search engines take them for side rooms.",
  steps: "Add the categories to the menu, or link them from the category they belong to.",
  check: ({ view }) =>
    `Open ${view.site.home} and go through the menu. Expected: the category is one or two clicks away.`,
  seen: (saw) =>
    `a category with ${counted(saw.products, "product")} that neither the home page nor a main category links to; ${linkedFrom(saw)}`,
};

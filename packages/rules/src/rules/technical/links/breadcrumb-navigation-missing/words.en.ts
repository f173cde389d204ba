import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly trail: null }> = {
  failing: "No breadcrumb trail on products and categories",
  title: "Add {a breadcrumb trail|breadcrumb trails} to {pages}",
  why: "A trail (Home > Mugs > Blue mug) links each product to its category. It shows visitors from a search where they are and what else there is of the kind, and search engines the order of the shop.",
  steps:
    "Show the trail above the product's name, each step as a link, and mark it up in the same lines: one change of the template does both.",
  check: onPage("a trail of links from the home page down to this one"),
  seen: () => "no trail of links from the home page down to this one",
};

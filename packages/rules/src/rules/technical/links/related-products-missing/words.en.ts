import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Product page leads to no other product",
  title: "Show related products on {pages}",
  why: "Outside menu and footer no link goes on to a related product or up to the category. Shoppers who don't buy this one leave, and the product passes no weight to others.",
  steps: "Show related products and a link to the category on every product page, as plain links.",
  check: onPage("links to related products and to the category outside the menu"),
  seen: () => "no link to another product or to a category outside menu and footer",
};

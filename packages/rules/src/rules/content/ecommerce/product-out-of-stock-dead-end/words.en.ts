import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Sold-out product leads nowhere",
  title: "Offer alternatives or a reminder on {pages}, where the product is sold out",
  why: "Visitors still find this page. Without alternatives, a date or a reminder they go back to the search results.",
  steps:
    "Show similar products, say when it comes back, or offer an e-mail when it does. Redirect pages of products that never return.",
  check: onPage("similar products, a date, or a reminder by e-mail"),
  seen: () => "a sold-out product, and neither similar products nor a date nor a reminder by e-mail",
};

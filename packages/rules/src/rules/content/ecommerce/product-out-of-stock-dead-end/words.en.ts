import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Sold-out product leads nowhere",
  title: "Offer alternatives or a reminder on {pages}, where the product is sold out",
  why: "Visitors still find this page. Without alternatives, a date or a reminder they go back to the search results.",
  steps:
    "Let the template show similar products wherever the product is sold out. Where goods come back, say when, or offer an e-mail; single pieces that are gone need neither.",
  check: onPage("similar products, a date, or a reminder by e-mail"),
  seen: () => "a sold-out product, and neither similar products nor a date nor a reminder by e-mail",
};

import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Robots directive that nobody knows",
  title: "{pages} {gives|give} crawlers an order that none of them knows",
  why: 'Crawlers skip a directive they do not know, such as "no-index": the page is treated as if nothing had been said.',
  steps:
    "Write the directive as documented: noindex, nofollow, nosnippet, max-image-preview:large and so on, set apart by commas.",
  check: inSource('name="robots"', "directives as Google documents them"),
};

import { inSource } from "../../../../wording/checks.ts";
import { addressOf, listed } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly alsoAt: readonly string[] }> = {
  failing: "One product at several addresses",
  title: "Choose one main address for {pages}, reachable under several",
  why: "The same product under several category paths competes with itself, and links and reviews are spread over the copies.",
  steps:
    "Keep one address per product, link to it from every category, and redirect the others or give them a canonical link to it.",
  check: inSource('rel="canonical"', "all addresses of a product name the same one"),
  seen: ({ alsoAt }) => `the product of this page also at ${listed(alsoAt.map(addressOf))}`,
};

import { inSource } from "../../../../wording/checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly cached: string; readonly fresh: string }> = {
  failing: "Cached page offers another price or stock than the fresh one",
  title: "Clear the cache of {pages}, which {shows|show} an old price or stock",
  why: "A cache hands out an old version of the product page. Search engines and assistants read the old price or stock from it.",
  steps: "Empty the cache of a product page whenever its price or stock changes, or keep such pages for minutes only.",
  check: inSource("ld+json", "the same offer with and without a parameter in the address"),
  seen: ({ cached, fresh }) => `the offer ${quote(cached)} from the cache, while the fresh page says ${quote(fresh)}`,
};

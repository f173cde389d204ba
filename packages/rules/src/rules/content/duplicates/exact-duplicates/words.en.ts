import { inSource } from "../../../../wording/checks.ts";
import { number } from "../../../../wording/plural.ts";
import { addressOf } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly alike: readonly string[]; readonly pages: number }> = {
  failing: "The same text at several addresses",
  title: "Set one main address for {pages}, which {repeats another page|repeat other pages}",
  why: "Search engines show only one of identical pages, and it may not be the one you want. Links and signals are spread over all of them.",
  steps: "Choose one address and redirect the others to it, or add a canonical link on each copy that points to it.",
  check: inSource('rel="canonical"', "all copies name the same address, or redirect to it"),
  seen: ({ alike, pages }) =>
    `word for word the text of ${addressOf(alike[0] ?? "another page")}${pages > 2 ? `, which ${number(pages)} pages share` : ""}`,
};

import { onPage } from "../../../../wording/checks.ts";
import { number } from "../../../../wording/plural.ts";
import { addressOf } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly alike: readonly string[]; readonly pages: number }> = {
  failing: "Pages that say almost the same",
  title: "Give {pages} {a text of its own|texts of their own}",
  why: "Pages that differ only in a few words compete with each other, and search engines often show just one of them.",
  steps:
    "Give each page text of its own. Where pages are versions of one thing (colour, size, sorting), point a canonical link at the main one.",
  check: onPage("text of its own, or a canonical that names the main version"),
  seen: ({ alike, pages }) =>
    `nearly the same text as on ${addressOf(alike[0] ?? "another page")}${pages > 2 ? `; ${number(pages)} pages are that much alike` : ""}`,
};

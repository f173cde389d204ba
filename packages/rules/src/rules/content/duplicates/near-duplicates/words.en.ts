import { onPage } from "../../../../wording/checks.ts";
import { number } from "../../../../wording/plural.ts";
import { addressOf, quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly alike: readonly string[]; readonly pages: number; readonly shares: string }> = {
  failing: "Pages that say almost the same",
  title: "Join {pages} with what {it repeats|they repeat}, or write {it|them} anew",
  why: "Pages that differ only in a few words compete with each other, and search engines often show just one of them.",
  steps:
    "Where two pages are about the same thing, keep the better one, move what only the other says there, and redirect the other to it (301). Where they are versions of one thing (colour, size, sorting), let all name the main one as their canonical address. Only where both have to stay, write each a text of its own.",
  check: onPage("text of its own, or a canonical that names the main version"),
  seen: ({ alike, pages, shares }) =>
    `nearly the same text as on ${addressOf(alike[0] ?? "another page")}, such as ${quote(shares)}${pages > 2 ? `; ${number(pages)} pages are that much alike` : ""}`,
};

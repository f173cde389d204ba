import { onPage } from "../../../../wording/checks.ts";
import { number } from "../../../../wording/plural.ts";
import { addressOf, quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{
  readonly alike: readonly string[];
  readonly pages: number;
  readonly shares: string;
  readonly goods?: true;
  readonly apart?: true;
}> = {
  failing: "Pages that say almost the same",
  title: "Merge {pages} with what {it repeats|they repeat}, or rewrite {it|them}",
  why: "Pages that differ only in a few words compete with each other, and search engines often show just one of them.",
  steps:
    "Where two pages are about the same thing, keep the better one, move what only the other says there, and redirect the other to it (301). Where they are versions of one thing (colour, size, sorting), let all name the main one as their canonical address. Only where both have to stay, write each a text of its own.",
  check: onPage("text of its own, or a canonical that names the main version"),
  seen: ({ alike, pages, shares }) =>
    `nearly the same text as on ${addressOf(alike[0] ?? "another page")}${shares === "" ? "" : `, such as ${quote(shares)}`}${pages > 2 ? `; ${number(pages)} pages are that much alike` : ""}`,
  variants: [
    {
      when: ({ evidence: { saw } }) => saw.goods === true,
      title: "Write text of {its|their} own for {pages}, which nearly {repeats another|repeat others}",
      why: "Goods with one text for all compete with each other, and search engines often show just one of them.",
      steps:
        "Keep every one of these goods on its own page. Put in front of the text that all share a few sentences that are true of this one only: motif, use, size, for whom it is.",
    },
    {
      when: ({ evidence: { saw } }) => saw.apart === true,
      title: "Write text of {its|their} own for {pages}, which nearly {repeats another|repeat others}",
      steps:
        "Each of these pages has a name or pictures of its own, so none is redirected to another. Put in front of the text that they share what is true of this one only: what it is, for whom, examples, figures, pictures. A page of which nothing of the kind can be said does not need to be one.",
    },
  ],
};

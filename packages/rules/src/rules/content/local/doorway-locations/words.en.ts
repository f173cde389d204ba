import { onPage } from "../../../../wording/checks.ts";
import { number } from "../../../../wording/plural.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly name: string; readonly pagesAlike: number }> = {
  failing: "Pages that differ by one name only",
  title: "Write a text of its own for each of {pages} that differ by one name only",
  why: "Google calls pages that repeat one text for many towns or products doorways and takes them, sometimes the whole site, out of its results.",
  steps:
    "Say on each page what is true of its place or thing only (team, photos, prices, directions, cases of your own). Keep the addresses: people search for these names. Where there is nothing of its own to say and Search Console shows no searches that lead to a page, take it out of the menus.",
  check: onPage("what is true of this place or thing only"),
  seen: ({ name, pagesAlike }) =>
    `one of ${number(pagesAlike)} pages whose text is the same but for a name, here ${quote(name)}`,
};

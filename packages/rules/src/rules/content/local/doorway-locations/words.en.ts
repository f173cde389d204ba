import { onPage } from "../../../../wording/checks.ts";
import { number } from "../../../../wording/plural.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly name: string; readonly pagesAlike: number }> = {
  failing: "Pages that differ by one name only",
  title: "Merge {pages} that differ by one name only, or write each text anew",
  why: "Google calls pages that repeat one text for many towns or products doorways and takes them, sometimes the whole site, out of its results.",
  steps:
    "Keep pages for places or things where you have something of your own to say (team, photos, prices, directions) and redirect the rest to one page.",
  check: onPage("what is true of this place or thing only"),
  seen: ({ name, pagesAlike }) =>
    `one of ${number(pagesAlike)} pages whose text is the same but for a name, here ${quote(name)}`,
};

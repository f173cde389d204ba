import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { number } from "../../../../wording/plural.ts";
import { quote } from "../../../../wording/quote.ts";

export const en: Words<{ readonly scrollsBy: number; readonly widest: readonly string[] }> = {
  failing: "Pages are wider than a phone's screen",
  title: "Fit {pages} into the width of a phone",
  why: "Visitors on phones have to push the page sideways to read it, and Google judges the page as phones show it.",
  steps:
    "Let the elements that are too wide shrink: pictures and embeds to the width of the screen, tables into a box that scrolls, nothing of fixed width.",
  check: onPage("at a width of 360 pixels in the browser's device view nothing can be pushed sideways"),
  seen: ({ scrollsBy, widest: [first] }) =>
    `a page that is ${number(scrollsBy)} pixels wider than a phone's screen${first === undefined ? "" : `; furthest out reaches ${quote(first.replace(/ to \d+$/, ""))}`}`,
};

import { onPage } from "../../../../wording/checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly name: string; readonly original: boolean }> = {
  failing: "A page is still named as a copy",
  title: "Rename or delete {pages}, still named as {a copy|copies}",
  why: "The shop system wrote the word for copy into the name when somebody duplicated a page or product. Buyers see it in the shop and in search results, and the copy competes with its original.",
  steps:
    "If it is a product of its own, give it its name, address and texts. If nobody needs it, delete it and redirect its address (301) to the original.",
  check: onPage("a name without the word for copy, or a redirect"),
  seen: ({ name, original }) => `the name ${quote(name)}${original ? ", while the original is on the site too" : ""}`,
};

import { valid } from "../checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly markup: string; readonly heading: string }> = {
  failing: "Markup names another thing than the page",
  title: "Make the structured data of {pages} describe what the page is about",
  why: "Search engines and assistants take the name from the markup. A name left over from another page sends the wrong visitors or makes them distrust all of it.",
  steps:
    "Make the name of the product, or the headline of the article, from the same field as the heading of the page.",
  check: valid,
  seen: ({ markup, heading }) => `structured data about ${quote(markup)} on a page that is headed ${quote(heading)}`,
};

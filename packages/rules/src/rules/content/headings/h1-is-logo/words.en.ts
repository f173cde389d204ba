import { inSource } from "../../../../wording/checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly h1: string }> = {
  failing: "Main heading (h1) is the same on pages about different things",
  title: "Make the name of each page its main heading (h1), not the logo, on {pages}",
  why: "The main heading tells visitors and search engines what a page is about. The same words on all pages, mostly the logo, tell nothing of any of them.",
  steps:
    "In the layout, turn the main heading around the logo into a plain box (div) and keep its class. In the templates, turn the heading that shows the name of the product, category or text into the main heading.",
  check: inSource("<h1", "one heading with the subject of the page"),
  seen: ({ h1 }) => `the main heading ${quote(h1)}, which stands on other pages as well`,
};

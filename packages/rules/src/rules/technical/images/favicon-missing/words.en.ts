import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "No icon for search results and browser tabs",
  title: "The site has no icon for search results and tabs",
  why: "Google shows your icon beside every result. Without one it shows a grey globe, and tabs are harder to find.",
  steps:
    'Add a square icon of at least 48 pixels to the head of the home page: <link rel="icon" href="/favicon.png">, and let robots.txt allow it.',
  check: onPage("an icon in the browser's tab"),
};

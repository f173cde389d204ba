import { inRobots } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Results of the shop's own search are open to search engines",
  title: "Keep the shop's own search results out of Google: {pages}",
  why: "Every word typed makes another page. Search engines spend their time on them, and strangers can plant words of their choice on your site.",
  steps: "Close the address of the search in robots.txt, or set noindex on its results.",
  check: inRobots("a rule that matches the search, or noindex on its results"),
  seen: () => "a page of search results that search engines may list",
};

import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "A layer covers the content on the first visit",
  title: "A layer covers {pages} on the first visit",
  why: "Visitors from search want the page and get an offer to click away first. Google ranks such pages lower on phones.",
  steps: "Show the offer as a small bar, or only after a visitor has read or bought something.",
  check: onPage("the content at once, in a private window"),
};

import { title } from "../checks.ts";
import { quotes } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<readonly string[]> = {
  failing: "More than one title in the head",
  title: "Keep one title on {pages}",
  why: "Search engines and browsers take one of the titles, and it may not be the one you wrote for people.",
  steps: "Keep the title written for this page and remove the other; usually theme and SEO plugin both print one.",
  check: title,
  seen: (saw) => `several titles on one page: ${quotes(saw)}`,
};

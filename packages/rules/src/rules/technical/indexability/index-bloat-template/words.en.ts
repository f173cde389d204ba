import { robotsTag } from "../../checks.ts";
import type { Words } from "../../../../words.ts";
import { counted, number } from "../../../../wording/plural.ts";
import { oneLine } from "../../../../escape/plain.ts";

export const en: Words<{
  readonly template: string;
  readonly pages: number;
  readonly emptyOrAlike: number;
  readonly ofAllListed: number;
}> = {
  failing: "One template fills the index with pages that say next to nothing",
  title: "Keep near-empty pages out of search: {pages}",
  why: "A large part of your listed addresses are empty or alike. Search engines judge a site by all of its pages and spend their time on these.",
  steps:
    "Decide whether anyone searches for these pages. If not, set noindex in the template or don't make them; if so, give them text of their own.",
  check: robotsTag,
  seen: ({ template, pages, emptyOrAlike, ofAllListed }) =>
    `${number(emptyOrAlike)} of ${counted(pages, "page")} in “${oneLine(template)}” empty or alike; the site lists ${number(ofAllListed)} in all`,
};

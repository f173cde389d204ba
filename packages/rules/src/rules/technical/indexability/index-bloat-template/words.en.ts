import { robotsTag } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "One template fills the index with pages that say next to nothing",
  title: "Pages that say next to nothing fill the index: {pages}",
  why: "A large part of your listed addresses are empty or alike. Search engines judge a site by all of its pages and spend their time on these.",
  steps:
    "Decide whether anyone searches for these pages. If not, set noindex in the template or don't make them; if so, give them text of their own.",
  check: robotsTag,
};

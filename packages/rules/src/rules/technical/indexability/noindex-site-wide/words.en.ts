import { robotsTag } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "A large part of the site is kept out of search",
  title: "Much of the site forbids search engines to list it",
  why: "These pages tell search engines not to list them (noindex). Whole page types are usually shut out by one setting, often left over from building the shop.",
  steps:
    "Look for the setting that hides the site from search engines in your shop system, theme or SEO plugin and turn it off for the page types shown.",
  check: robotsTag,
};

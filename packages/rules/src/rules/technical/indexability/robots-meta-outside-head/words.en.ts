import { robotsTag } from "../../checks.ts";
import type { Words } from "../../../../words.ts";
import { quote, listed } from "../../../../wording/quote.ts";

export const en: Words<readonly { readonly content: string }[]> = {
  failing: "Robots tag stands outside the head",
  title: "Move the robots tag of {pages} into the head",
  why: "Search engines look for the robots tag in the head. In the body some obey it and some don't, so nobody can say whether the page is listed.",
  steps: "Move the robots meta tag into the head, before scripts and before anything that is shown.",
  check: robotsTag,
  seen: (tags) => `the order ${listed(tags.map(({ content }) => quote(content)))} below the head of the page`,
};

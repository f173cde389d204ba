import { robotsTag } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Robots tag stands outside the head",
  title: "The robots tag of {pages} stands outside the head",
  why: "Search engines look for the robots tag in the head. In the body some obey it and some don't, so nobody can say whether the page is listed.",
  steps: "Move the robots meta tag into the head, before scripts and before anything that is shown.",
  check: robotsTag,
};

import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Internal links carry tracking parameters",
  title: "Links on {pages} carry campaign parameters",
  why: "Every tagged link is a second address of the same page, which search engines read again. In your statistics the tag also overwrites where the visitor really came from.",
  steps:
    "Link inside the shop to the plain address. Measure clicks with events of your analytics tool instead of utm_ and similar parameters, and keep them out of canonical links.",
  check: inSource("utm_", "no campaign parameter in links within the site"),
};

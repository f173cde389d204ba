import { canonical } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Two pages name each other as the canonical one",
  title: "{pages} {is|are} canonical to each other in a circle",
  why: "Each page asks search engines to list the other, so neither hint can be followed.",
  steps: "Decide which of the two addresses should be listed and let both name that one.",
  check: canonical,
};

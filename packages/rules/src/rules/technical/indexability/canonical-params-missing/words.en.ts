import { canonical } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Addresses with parameters name themselves instead of the plain page",
  title: "{pages} {shows|show} the same text as the plain address and {asks|ask} to be listed too",
  why: "The page shows the same text with and without its parameters, and both ask to be listed. Search engines split their attention between copies.",
  steps: "Let the template write the address without these parameters into the canonical link.",
  check: canonical,
};

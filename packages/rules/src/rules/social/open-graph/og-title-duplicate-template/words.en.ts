import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Previews of different pages carry one title",
  title: "The previews of {pages} all carry one title",
  why: "Whoever shares one of these pages sends a preview with the same words as for all others, so nobody sees what it is about.",
  steps: "Let the template fill og:title with the page's own name, as it does for the title.",
  check: inSource('property="og:title"', "the name of this page"),
};

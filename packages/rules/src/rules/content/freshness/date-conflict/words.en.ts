import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Dates on the page contradict each other",
  title: "{pages} {gives|give} contradicting dates",
  why: "When the visible date and the dates in the markup differ, Google may show the wrong one or none.",
  steps: "Feed the visible date, the meta tags and the structured data from the same field of your editor.",
  check: inSource("dateModified", "the same date as in the text"),
};

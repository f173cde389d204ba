import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Very long image descriptions",
  title: "{pages} {has|have} picture descriptions that are too long",
  why: "Screen readers read a description in one breath, without pause. Long ones tire listeners and look like keyword stuffing.",
  steps: "Say in one sentence what the picture shows, and move everything else to the text of the page.",
  check: inSource("alt=", "descriptions of at most 125 characters"),
};

import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Numbered points are plain text",
  title: "Numbered points on {pages} are no list",
  why: "Points numbered by hand look like a list but are none. Answer engines and screen readers take steps and points over from real lists.",
  steps: "Turn the numbered paragraphs into an ordered list (ol with one li per point).",
  check: inSource("<ol", "the steps as list items"),
};

import { inSource } from "../../../../wording/checks.ts";
import { suchAs } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<readonly string[]> = {
  failing: "Numbered points are plain text",
  title: "Turn the numbered points on {pages} into a real list",
  why: "Points numbered by hand look like a list but are none. Answer engines and screen readers take steps and points over from real lists.",
  steps: "Turn the numbered paragraphs into a numbered list of your editor (in HTML: ol with one li per point).",
  check: inSource("<ol", "the steps as list items"),
  seen: (saw) => `points that are numbered by hand in plain text${suchAs(saw[0])}`,
};

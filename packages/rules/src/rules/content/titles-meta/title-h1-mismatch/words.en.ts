import { title } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Title and main heading name different topics",
  title: "Title and heading of {pages} speak of different things",
  why: "When title and main heading have no word in common, Google may replace your title, and visitors may feel they landed on the wrong page.",
  steps: "Name the same product, category or topic in the title and in the main heading.",
  check: title,
};

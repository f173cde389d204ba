import { title } from "../checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly title: string; readonly h1: string }> = {
  failing: "Title and main heading name different topics",
  title: "Make title and main heading of {pages} name the same thing",
  why: "When title and main heading have no word in common, Google may replace your title, and visitors may feel they landed on the wrong page.",
  steps: "Name the same product, category or topic in the title and in the main heading.",
  check: title,
  seen: ({ title, h1 }) => `the title ${quote(title)} over the main heading ${quote(h1)}`,
};

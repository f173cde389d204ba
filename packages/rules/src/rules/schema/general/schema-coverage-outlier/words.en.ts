import { valid } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Page lacks the markup that its siblings have",
  title: "{pages} {lacks|lack} the markup that {its|their} siblings have",
  why: "Nearly all pages of this kind carry this structured data; these few don't, so search engines can't treat them alike.",
  steps: "Find out why the template leaves the markup out here (a missing field, another template) and add it.",
  check: valid,
};

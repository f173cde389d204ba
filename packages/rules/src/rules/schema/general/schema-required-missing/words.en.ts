import { richResult } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Structured data lacks properties that Google requires",
  title: "Structured data of {pages} lacks required values",
  why: "Google shows a rich result only when all required properties of the type are there.",
  steps: "Add the missing properties to the markup, with values that also stand on the page.",
  check: richResult("no error “missing field”"),
};

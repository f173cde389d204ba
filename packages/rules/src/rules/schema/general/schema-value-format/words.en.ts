import { richResult } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Structured data has values in a wrong format",
  title: "Structured data of {pages} has values in a wrong form",
  why: "Dates, durations, addresses and currencies count only in one agreed form. In another form the property is ignored.",
  steps: "Write dates and durations as ISO 8601, addresses in full with https://, and currencies as three letters.",
  check: richResult("no error or warning about values"),
};

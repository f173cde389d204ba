import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Comparison without a table",
  title: "{pages} {compares|compare} things without a table",
  why: "The page promises a comparison but has no table. Answer engines read values from tables far more reliably than from prose or images.",
  steps: "Put what you compare into an HTML table: one row per property, one column per product.",
  check: inSource("<table", "a table with a row for each thing compared"),
};

import { inSource } from "../../../../wording/checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly promise: string }> = {
  failing: "Comparison without a table",
  title: "Add a comparison table to {pages}",
  why: "The page promises a comparison but has no table. Answer engines read values from tables far more reliably than from prose or images.",
  steps: "Put what you compare into a real table on the page: one row per property, one column per product.",
  check: inSource("<table", "a table with a row for each thing compared"),
  seen: ({ promise }) => `the promise of a comparison, ${quote(promise)}, but no table`,
};

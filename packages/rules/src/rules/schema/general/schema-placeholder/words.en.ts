import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Structured data contains placeholders",
  title: "Structured data of {pages} still holds sample values",
  why: "Values such as TODO, N/A or an unfilled template tag are read as facts about your shop or product, or make the markup invalid.",
  steps: "Fill the value from your data, or leave the property out while you have none.",
  check: inSource("ld+json", "only real values"),
};

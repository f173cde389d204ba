import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Text without a single concrete figure",
  title: "{pages} {names|name} no numbers",
  why: "In tests, texts with figures (sizes, times, shares, results) were quoted clearly more often by answer engines than vague ones.",
  steps:
    "Replace vague words by figures you can stand for: size, weight, duration, number of customers, measured results.",
  check: onPage("at least one provable number with its unit"),
};

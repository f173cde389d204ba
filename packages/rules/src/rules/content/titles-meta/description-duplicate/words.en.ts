import { description } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Several pages share one meta description",
  title: "{pages} {shares its|share their} description with other pages",
  why: "A description that fits every page helps nobody choose. Google asks for a different one per page and ignores copies.",
  steps: "Write a description for each page, or let a template fill in product name, price and main feature.",
  check: description,
};

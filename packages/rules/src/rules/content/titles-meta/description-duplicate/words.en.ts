import { description } from "../checks.ts";
import { number } from "../../../../wording/plural.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly text: string; readonly pages: number }> = {
  failing: "Several pages share one meta description",
  problem: "{pages} {shares its|share their} description in search results with other pages.",
  title: "Write {a meta description of its own|meta descriptions of their own} for {pages}",
  why: "A description that fits every page helps nobody choose. Google asks for a different one per page and ignores copies.",
  steps: "Write a description for each page, or let a template fill in product name, price and main feature.",
  check: description,
  seen: ({ text, pages }) => `the description ${quote(text)}, which ${number(pages)} pages share`,
};

import { title } from "../checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly title: string; readonly onlySiteName?: boolean }> = {
  failing: "Title too short to describe the page",
  title: "Write {a title|titles} for {pages} that {says|say} what {it offers|they offer}",
  why: "A title of one or two words leaves room unused that could tell searchers what they get here.",
  steps: "Add what sets this page apart: kind of product, material, size, town, or the shop's name.",
  check: title,
  seen: ({ title, onlySiteName }) =>
    `the title ${quote(title)}, which ${onlySiteName ? "is the site's name and nothing else" : "leaves most of the line in search results empty"}`,
};

import { title } from "../checks.ts";
import { number } from "../../../../wording/plural.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly text: string; readonly pages: number }> = {
  failing: "Several pages share one title",
  title: "Write {a title of its own|titles of their own} for {pages}",
  why: "Pages with the same title look the same in search results, so people and search engines can't tell which one to choose.",
  steps:
    "Give each page a title that names its own product, category or topic. If the pages are copies, let them name one of them as their canonical address.",
  check: title,
  seen: ({ text, pages }) => `the title ${quote(text)}, which ${number(pages)} pages share`,
};

import { title } from "../checks.ts";
import { number } from "../../../../wording/plural.ts";
import { quote } from "../../../../wording/quote.ts";
import type { RepeatedText } from "../../../../reading/repeated-texts.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<RepeatedText> = {
  failing: "Several pages share one title",
  problem:
    "{pages} {shares its|share their} title with other pages, so search results show the same line for different things.",
  title: "Write {a title of its own|titles of their own} for {pages}",
  why: "Pages with the same title look the same in search results, so people and search engines can't tell which one to choose.",
  steps:
    "Give each page the title below: it is made of the page's own heading. Where a template writes the titles, let it put the page's heading there.",
  check: title,
  seen: ({ text, pages }) => `the title ${quote(text)}, which ${number(pages)} pages share`,
};

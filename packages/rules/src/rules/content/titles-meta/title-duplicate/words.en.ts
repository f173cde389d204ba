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
    "Give each page a title that names its own product, category or topic. If the pages are copies, let them name one of them as their canonical address.",
  check: title,
  variants: [
    {
      when: ({ evidence }) => evidence.saw.sameHeading,
      title: "Give {pages} content of {its|their} own, or redirect {it|them} to the original",
      why: "Title and main heading are the same, so visitors and search engines take these for copies of one page and list one of them at most.",
      steps:
        "Open the pages side by side. Where one only repeats the other, forward it (301) to that one. Where it is meant for something else, give it its own heading, text and title.",
    },
  ],
  seen: ({ text, pages }) => `the title ${quote(text)}, which ${number(pages)} pages share`,
};

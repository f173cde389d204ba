import { description } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<"" | null> = {
  failing: "Page has no meta description",
  problem: "{pages} {has|have} no description for search results, so Google picks a sentence from the page by itself.",
  title: "Write {a meta description|meta descriptions} for {pages}",
  why: "The two lines below the title decide whether somebody clicks your result or the one below it.",
  steps:
    "Write one or two sentences that say what the page offers and why to choose it; for products price, key feature and delivery.",
  check: description,
  variants: [
    {
      when: (_fault, { heals = [] }) => heals.some(({ withCode }) => withCode !== undefined),
      title: "Write {a meta description|meta descriptions} for {pages} that {says|say} what {it offers|they offer}",
    },
  ],
  seen: (saw) => (saw === null ? "no description for search results" : "an empty description for search results"),
};

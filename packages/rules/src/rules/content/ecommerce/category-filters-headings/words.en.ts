import { canonical } from "../checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly title: string }> = {
  failing: "Filtered lists carry the words of the whole category",
  title: "Give {pages} {a title and a heading|titles and headings} that name the filter",
  why: "These filtered lists ask to be listed by search engines, but title and heading are those of the category. Nobody who searches for the filter finds them.",
  steps:
    "Name the filter in title and heading (“Blue mugs”), or point the canonical of filtered lists at the category.",
  check: canonical,
  seen: ({ title }) => `a filtered list that goes by the title of the whole category, ${quote(title)}`,
};

import { title } from "../checks.ts";
import { number } from "../../../../wording/plural.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly title: string; readonly pixels: number }> = {
  failing: "Title is likely cut off in search results",
  title: "Shorten the title of {pages}, which is cut off in search results",
  why: "Search results show only the first part of a long title. Google still reads all of it, but people don't see the end.",
  steps:
    "Put the words that matter most first and cut the rest, so that the title fits in about 580 pixels (some 60 Latin letters).",
  check: title,
  seen: ({ title, pixels }) =>
    `the title ${quote(title)}, ${number(pixels)} pixels wide where search results show about 580`,
};

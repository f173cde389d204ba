import { title } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Title is likely cut off in search results",
  title: "The title of {pages} is cut off in search results",
  why: "Search results show only the first part of a long title. Google still reads all of it, but people don't see the end.",
  steps:
    "Put the words that matter most first and cut the rest, so that the title fits in about 580 pixels (some 60 Latin letters).",
  check: title,
};

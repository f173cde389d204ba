import { title } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Title stands outside the head",
  title: "The title of {pages} stands where search engines ignore it",
  why: "A title counts only inside the head. Elsewhere search engines may ignore it and make up their own.",
  steps:
    "Move the title into the head, before anything that is not metadata; an element such as div or img in the head ends it early.",
  check: title,
};

import { title } from "../checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly titles: readonly string[]; readonly headEndedBy: string | null }> = {
  failing: "Title stands outside the head",
  title: "Move the title of {pages} into the head of the page",
  why: "A title counts only inside the head. Elsewhere search engines may ignore it and make up their own.",
  steps:
    "Move the title into the head, before anything that is not metadata; an element such as div or img in the head ends it early.",
  check: title,
  seen: ({ titles, headEndedBy }) =>
    `the title ${quote(titles[0] ?? "")} below the head of the page${headEndedBy === null ? "" : `, which a ${quote(headEndedBy)} element ended too early`}`,
};

import { article } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Dates in the article's markup can't be right",
  title: "The dates of {pages} can't be right",
  why: "Search engines and assistants prefer what is current. A change before the publication, or a date to come, makes them ignore your dates.",
  steps: "Set datePublished once, and dateModified each time the text changes; both with a time zone.",
  check: article,
};

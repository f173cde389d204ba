import { article } from "../checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly published: string; readonly modified: string } | { readonly date: string }> = {
  failing: "Dates in the article's markup can't be right",
  title: "Correct the dates in the structured data of {pages}",
  why: "Search engines and assistants prefer what is current. A change before the publication, or a date to come, makes them ignore your dates.",
  steps:
    "Set the date of publication once, and the date of the last change each time the text changes; both with a time zone.",
  check: article,
  seen: (saw) =>
    "date" in saw
      ? `the date ${quote(saw.date)}, which is still to come`
      : `a last change on ${quote(saw.modified)}, before the publication on ${quote(saw.published)}`,
};

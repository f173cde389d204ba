import { inSource } from "../../../../wording/checks.ts";
import { languageName } from "../../../../wording/language-names.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly declared: string; readonly written: string; readonly text: string | null }> = {
  failing: "The template names another language than the pages are written in",
  title: "Correct the page language of {pages} (lang)",
  why: "Screen readers speak a text by the rules of the language that its page names, browsers offer to translate what their user understands, and assistants answer in the wrong language.",
  steps:
    "Change the language in the first line of the template; that one change mends all pages. No text has to be touched.",
  check: inSource("<html", "the language that the text is written in"),
  seen: ({ declared, written, text }) =>
    `${languageName(declared)} named in the page (lang=“${declared}”), and ${text === null ? `the rest of the site in ${languageName(written)}` : `a text in ${languageName(written)}: ${quote(text)}`}`,
};

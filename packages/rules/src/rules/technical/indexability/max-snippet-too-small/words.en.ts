import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote } from "../../../../wording/quote.ts";
import { number } from "../../../../wording/plural.ts";
import { oneLine } from "../../../../escape/plain.ts";

/** "max-snippet:20" allows 20 characters. */
const limitIn = (directive: string): string => oneLine(directive.replace(/^[^:]*:/, ""));

export const en: Words<{ readonly directive: string; readonly firstSentence: string; readonly characters: number }> = {
  failing: "Page allows snippets shorter than its first answer",
  title: "Allow search results to quote a whole sentence of {pages}",
  why: "The page lets search engines quote fewer characters than its first sentence has, so results and AI answers show a cut-off phrase or leave the page out.",
  steps:
    "Set max-snippet to -1 (no limit) in the robots tag, or at least to a number larger than your longest key sentence.",
  check: inSource("max-snippet", "max-snippet:-1 or no such directive"),
  seen: ({ directive, firstSentence, characters }) =>
    `a limit of ${limitIn(directive)} characters for quotes, while the first sentence has ${number(characters)}: ${quote(firstSentence, 120)}`,
};

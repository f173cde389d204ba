import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { secondsOf } from "../../../../wording/measures.ts";
import { counted, number } from "../../../../wording/plural.ts";

export const en: Words<{
  readonly contentAfterMilliseconds: number;
  readonly wordsAsSent: number;
  readonly words: number;
}> = {
  failing: "Content appears only seconds after the page was asked for",
  title: "Show the content of {pages} within a few seconds",
  why: "Renderers of search engines wait a few seconds at most and visitors not even that long; content that comes later may never be seen.",
  steps: "Send the main content in the HTML, or load it with fewer and smaller scripts and requests.",
  check: onPage("the text stands there within five seconds, also on a slow line"),
  seen: ({ contentAfterMilliseconds, wordsAsSent, words }) =>
    `most of the ${counted(words, "word")} only after ${secondsOf(contentAfterMilliseconds)}; ${number(wordsAsSent)} were in the page as sent`,
};

import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { counted } from "../../../../wording/plural.ts";

export const en: Words<{ readonly words: number; readonly wordsAfterScripts?: number }> = {
  failing: "Search engines must run scripts to see this page",
  title: "Put the content of {pages} into the HTML",
  why: "The HTML holds an empty frame; scripts fill it later. Google does that in a second, later step, other search engines seldom, and one broken script leaves the page empty.",
  steps: "Let the server or the build send the finished page, and let scripts add functions only.",
  check: inSource("<h1", "heading, text and price stand in the source, without running scripts"),
  variants: [
    {
      when: (_fault, { heals = [] }) => heals.length > 0,
      title: "Put the content that scripts load into the HTML of {pages}",
      steps:
        "Let the server send the finished page: heading, text, links, prices and structured data in the HTML (server-side rendering or prerendering). The scripts may write the same again.",
    },
  ],
  seen: ({ words, wordsAfterScripts }) =>
    `${words === 0 ? "no text" : `only ${counted(words, "word")}`} in the main part of the page as sent${wordsAfterScripts === undefined ? "" : `, and ${counted(wordsAfterScripts, "word")} after its scripts ran`}`,
};

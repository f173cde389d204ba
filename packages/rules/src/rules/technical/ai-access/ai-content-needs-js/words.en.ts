import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { counted } from "../../../../wording/plural.ts";

export const en: Words<{ readonly words: number }> = {
  failing: "AI assistants find this page empty",
  title: "Put the content of {pages} into the HTML, so that AI assistants can read it",
  why: "ChatGPT, Claude and Perplexity read the page as it is sent and run no scripts. Here the content appears only after scripts have run, so they find nothing to quote.",
  steps:
    "Let the server send the finished page: title, text, price and details in the HTML (server-side rendering or prerendering).",
  check: inSource("<h1", "heading, text and price stand in the source, without running scripts"),
  variants: [
    {
      when: (_fault, { heals = [] }) => heals.length > 0,
      title: "Put the content that scripts load into the HTML of {pages}",
      steps:
        "Let the server send the finished page: heading, text, links, prices and structured data in the HTML (server-side rendering or prerendering). The scripts may write the same again.",
    },
  ],
  seen: ({ words }) =>
    `${words === 0 ? "no text at all" : `only ${counted(words, "word")}`} in the page as sent, before any script runs`,
};

import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "AI assistants find this page empty",
  title: "AI assistants can't read the content of {pages}",
  why: "ChatGPT, Claude and Perplexity read the page as it is sent and run no scripts. Here the content appears only after scripts have run, so they find nothing to quote.",
  steps:
    "Let the server send the finished page: title, text, price and details in the HTML (server-side rendering or prerendering).",
  check: inSource("<h1", "heading, text and price stand in the source, without running scripts"),
};

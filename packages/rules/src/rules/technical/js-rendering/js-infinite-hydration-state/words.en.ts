import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { sizeOf } from "../../../../wording/measures.ts";

export const en: Words<{ readonly inlineScriptBytes: number; readonly htmlBytes: number }> = {
  failing: "Scripts and their data inside the HTML outweigh the page",
  title: "Reduce the scripts and data inside the HTML of {pages}",
  why: "The HTML carries scripts or their data on top of the content. Phones load all of it before the page reacts, and crawlers with a limit read less of the page itself.",
  steps:
    "Send scripts only the fields that they use, load the rest when it is asked for, and move code into files that browsers keep.",
  check: onPage("inline scripts below 128 kB, as the browser's developer tools show under Network"),
  seen: ({ inlineScriptBytes, htmlBytes }) =>
    `${sizeOf(inlineScriptBytes)} of scripts and their data in ${sizeOf(htmlBytes)} of HTML`,
};

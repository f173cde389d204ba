import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Content appears only seconds after the page was asked for",
  title: "The content of {pages} appears only after seconds",
  why: "Renderers of search engines wait a few seconds at most and visitors not even that long; content that comes later may never be seen.",
  steps: "Send the main content in the HTML, or load it with fewer and smaller scripts and requests.",
  check: onPage("the text stands there within five seconds, also on a slow line"),
};

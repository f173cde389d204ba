import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Product facts load only when a tab is opened",
  title: "Product facts of {pages} load only when a tab is opened",
  why: "Search engines and AI assistants press nothing: what comes only then is not on the page for them.",
  steps: "Send the text with the page and only hide it until the tab is opened.",
  check: inSource("<", "the text of every tab stands in the source"),
};

import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Scripts change whether the page may be listed",
  title: "Scripts change whether {pages} may be listed",
  why: "A page that says noindex when sent is never run, so a script cannot open it again; a noindex that a script adds takes the page out of Google.",
  steps: "Send the right robots tag in the HTML and let no script touch it.",
  check: inSource('name="robots"', "the same rules that the browser's inspector shows after loading"),
};

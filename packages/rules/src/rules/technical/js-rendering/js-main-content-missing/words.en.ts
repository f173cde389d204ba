import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Search engines must run scripts to see this page",
  title: "The content of {pages} exists only after scripts have run",
  why: "The HTML holds an empty frame; scripts fill it later. Google does that in a second, later step, other search engines seldom, and one broken script leaves the page empty.",
  steps: "Let the server or the build send the finished page, and let scripts add functions only.",
  check: inSource("<h1", "heading, text and price stand in the source, without running scripts"),
};

import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "An element ends the page head too soon",
  title: "The head of {pages} ends too early, so tags in it are lost",
  why: "An element that doesn't belong in the head ends it there. Search engines may ignore the title, canonical link or other settings that follow.",
  steps: "Move the element named here into the body, or below everything else in the head.",
  check: inSource("</head>", "only title, meta, link, script, style and base before it"),
};

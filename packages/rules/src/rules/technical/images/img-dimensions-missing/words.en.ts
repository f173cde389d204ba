import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Images without width and height",
  title: "{pages} {has|have} pictures without sizes, so the text jumps while loading",
  why: "Until a picture arrives the browser doesn't know how much room it needs, so text jumps while people read.",
  steps: "Add the width and height of the picture file to each img element; styles may still scale it.",
  check: inSource("<img", "width and height on every picture"),
};

import { inLighthouse } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "A layout that sells is slow",
  title: "A layout that sells is slow: {pages}",
  why: "Every page of this layout is as slow as the ones measured, and it is where goods are sold: a repair in one place reaches all of them.",
  steps:
    "Mend this layout first: put its main picture into the HTML with high priority, put off scripts the first view does not need, and measure again.",
  check: inLighthouse("the largest paint within 2.5 seconds and at most 200 ms of total blocking time"),
};

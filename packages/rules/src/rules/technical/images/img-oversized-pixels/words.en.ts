import { inLighthouse } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Pictures are far larger than they are shown",
  title: "{pages} {loads|load} pictures far larger than they are shown",
  why: "Most of such a file is thrown away by the browser after the visitor waited and paid for it.",
  steps: "Have the shop make a smaller file for each place, and offer several widths with srcset and sizes.",
  check: inLighthouse("“Improve image delivery” names no picture"),
};

import { hreflang } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Language versions outside the page head",
  title: "The language versions of {pages} stand where search engines ignore them",
  why: "Search engines read hreflang lines in the head only; further down they are ignored, and the languages stay unconnected.",
  steps: "Move the hreflang lines into the head, above scripts that write visible elements.",
  check: hreflang,
};

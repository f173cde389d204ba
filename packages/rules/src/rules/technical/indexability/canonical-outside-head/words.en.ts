import { canonical } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Canonical link stands where search engines ignore it",
  title: "The canonical address of {pages} stands where search engines ignore it",
  why: "Search engines read the canonical link in the page's head only. Here it stands in the body, often because another element ended the head too early.",
  steps:
    "Move the canonical link into the head. If the evidence names an element that ended the head, move that element below the head or load it in the body.",
  check: canonical,
};

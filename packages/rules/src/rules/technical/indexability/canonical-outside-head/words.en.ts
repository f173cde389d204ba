import { canonical } from "../checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";
import { elementName } from "../../../../wording/page-places.ts";

export const en: Words<{ readonly href: string; readonly headEndedBy: string | null }> = {
  failing: "Canonical link stands where search engines ignore it",
  title: "Move the canonical link of {pages} into the head",
  why: "Search engines read the canonical link in the page's head only. Here it stands in the body, often because another element ended the head too early.",
  steps:
    "Move the canonical link into the head. If the evidence names an element that ended the head, move that element below the head or load it in the body.",
  check: canonical,
  seen: ({ href, headEndedBy }) =>
    `the canonical address ${addressOf(href)} below the head of the page${headEndedBy === null ? "" : `, because ${elementName(headEndedBy)} ended the head before it`}`,
};

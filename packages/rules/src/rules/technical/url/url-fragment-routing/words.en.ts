import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Pages are told apart only behind the #",
  title: "{pages} {links|link} to pages that differ only behind the #",
  why: "Search engines drop everything behind the # of an address. All these pages are one to them, and none can be found by its own words.",
  steps:
    "Switch the router to the History API, so that each page has a path of its own, and let the server answer those paths.",
  check: inSource("#/", "no link to an address behind the #"),
};

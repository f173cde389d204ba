import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Further pages of a list differ only behind the #",
  title: "The further pages of {pages} differ only behind the #",
  why: "Search engines drop everything behind the # of an address. All pages of the list are one page to them, and what stands on page 2 is never read.",
  steps: "Give each page of the list an address of its own: ?page=2 instead of #page=2.",
  check: inSource("page=2", "a link such as ?page=2, without #"),
};

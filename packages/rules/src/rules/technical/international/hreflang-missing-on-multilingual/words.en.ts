import { hreflang } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Several languages, but nothing connects them",
  title: "The language versions of the site don't name each other",
  why: "The shop has pages in several languages. Without hreflang, search engines may show a shopper the wrong one.",
  steps:
    "Add hreflang lines to the head of every page that has a translation: one line per language, the page itself included.",
  check: hreflang,
};

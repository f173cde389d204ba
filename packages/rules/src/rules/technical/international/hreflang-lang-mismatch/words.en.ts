import { hreflang } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Page names two different languages for itself",
  title: "The language of {pages} differs from the one announced",
  why: "The hreflang line and the lang attribute of the page disagree. Browsers, screen readers and some search engines go by the attribute.",
  steps:
    "Set the lang attribute of the html element to the language the page is written in, the same one its hreflang line names.",
  check: hreflang,
};

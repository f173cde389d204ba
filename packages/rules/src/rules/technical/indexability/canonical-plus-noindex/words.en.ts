import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Page asks to be left out and to be joined with another one",
  title: "{pages} {asks|ask} to be left out and joined with another page at once",
  why: "noindex says the page is not to be listed, the canonical link says it is the same as another page. If Google joins the two, noindex can reach the other page too.",
  steps:
    "Keep the canonical link where the page is a copy, and noindex where it is a page of its own that nobody should find.",
  check: inSource("canonical", "either noindex or a canonical link to the other page, not both"),
};

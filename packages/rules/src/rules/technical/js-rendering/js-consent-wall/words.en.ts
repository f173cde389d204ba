import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Consent layer stands in place of the content",
  title: "A consent layer stands in place of the content of {pages}",
  why: 'Crawlers never agree to anything. Where the content is loaded only after a click on "accept", they see the question and nothing else.',
  steps:
    "Load the content with the page and lay the consent layer over it; only tools that need consent may wait for it.",
  check: onPage("in a fresh private window the text stands behind the consent question, before any click"),
};

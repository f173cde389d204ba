import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote } from "../../../../wording/quote.ts";
import { orderPlace } from "../../../../wording/page-places.ts";

export const en: Words<string> = {
  failing: "Page has passed the day on which it leaves search",
  title: "Remove the expiry date from {pages}, or redirect {it|them}",
  why: "The page tells search engines to drop it after a day that is past, so Google has dropped it or is about to. Visitors still find it on the site.",
  steps:
    "Remove the directive unavailable_after if the page should be found. If it is really over, redirect it to its successor or answer that it is gone (410).",
  check: inSource("unavailable_after", "no such directive, or a day in the future"),
  seen: (day, { evidence }) => `a day to leave search that is past, ${quote(day)}, in ${orderPlace(evidence.at)}`,
};

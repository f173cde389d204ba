import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf, quote } from "../../../../wording/quote.ts";
import { orderPlace } from "../../../../wording/page-places.ts";

export const en: Words<{ readonly directive: string; readonly in: string; readonly canonical: string }> = {
  failing: "Page has both noindex and a canonical to another page",
  title: "Use either noindex or a canonical to another page on {pages}, not both",
  why: "noindex says the page is not to be listed, the canonical link says it is the same as another page. If Google joins the two, noindex can reach the other page too.",
  steps:
    "Keep the canonical link where the page is a copy, and noindex where it is a page of its own that nobody should find.",
  check: inSource("canonical", "either noindex or a canonical link to the other page, not both"),
  seen: (saw) =>
    `both at once: ${quote(saw.directive)} in ${orderPlace(saw.in)}, and ${addressOf(saw.canonical)} as canonical address`,
};

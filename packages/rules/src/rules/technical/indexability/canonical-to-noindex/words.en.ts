import { canonical } from "../checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf, quote } from "../../../../wording/quote.ts";
import { orderPlace } from "../../../../wording/page-places.ts";

export const en: Words<{ readonly canonical: string; readonly directive: string; readonly in: string }> = {
  failing: "Canonical link leads to a page kept out of search",
  title: "Point the canonical of {pages} to a page without noindex",
  why: "The page asks to be listed under another address, and that address forbids listing. In the end neither may appear.",
  steps:
    "Take noindex off the target, or point the canonical link at an address that may be listed: usually the page's own.",
  check: canonical,
  seen: (saw) =>
    `the canonical address ${addressOf(saw.canonical)}, which forbids listing (${quote(saw.directive)} in ${orderPlace(saw.in)})`,
};

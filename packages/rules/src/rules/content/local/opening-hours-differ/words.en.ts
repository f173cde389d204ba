import { onPage } from "../../../../wording/checks.ts";
import { counted } from "../../../../wording/plural.ts";
import { addressOf, quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{
  readonly hours: string;
  readonly usual: string;
  readonly usualUrl: string;
  readonly pages: number;
}> = {
  failing: "Opening hours differ between pages",
  title: "Show the same opening hours on {pages} as on the rest of the site",
  why: "People who come at the wrong hour stand before a closed door. Maps and assistants take whichever hours they find.",
  steps: "Decide which hours hold, write them once in the footer that all pages share, and take the others out.",
  check: onPage("the same hours as on all other pages"),
  seen: ({ hours, usual, usualUrl, pages }) =>
    `${quote(hours)}, while ${counted(pages, "page")} such as ${addressOf(usualUrl)} ${pages === 1 ? "says" : "say"} ${quote(usual)}`,
};

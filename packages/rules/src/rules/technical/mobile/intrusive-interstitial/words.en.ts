import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote } from "../../../../wording/quote.ts";
import { oneLine } from "../../../../escape/plain.ts";

export const en: Words<{ readonly covered: string; readonly layer: string }> = {
  failing: "A layer covers the content on the first visit",
  title: "Show visitors {pages} without a layer over the content",
  why: "Visitors from search want the page and get an offer to click away first. Google ranks such pages lower on phones.",
  steps: "Show the offer as a small bar, or only after a visitor has read or bought something.",
  check: onPage("the content at once, in a private window"),
  seen: ({ covered, layer }) => `a layer over ${oneLine(covered)} of the window that says ${quote(layer)}`,
};

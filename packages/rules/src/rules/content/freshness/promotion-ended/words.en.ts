import { onPage } from "../../../../wording/checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly text: string; readonly ended: string }> = {
  failing: "A promotion that has ended is still announced",
  title: "Remove the promotion that has ended from {pages}",
  why: "Visitors who find an offer that no longer holds trust the other prices less, and assistants may still quote it.",
  steps:
    "Take the announcement out, or give it its new date; where its reduced and crossed-out prices stand in the pages, write the pages anew without them. Then let the system end promotions by itself: keep the last day as a date (ISO 8601, such as 2030-09-30T23:59:59+02:00), and check it wherever prices are made, in the pages as in the cart.",
  check: onPage("no offer whose last day has passed"),
  seen: ({ text, ended }) => `${quote(text)}, which ended on ${ended}`,
};

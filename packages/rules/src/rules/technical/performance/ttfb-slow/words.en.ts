import { timed } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { secondsOf } from "../../../../wording/measures.ts";

export const en: Words<{ readonly milliseconds: number; readonly medianOfAlikePages: number }> = {
  failing: "Server answers slowly",
  title: "Make the server answer faster for {pages}",
  why: "Nothing can appear before the first byte arrives. Slow answers cost shoppers' patience, and search engines crawl fewer pages.",
  steps: "Cache finished pages in the shop system or a CDN, and ask your host about slow database queries.",
  check: timed("a number below 0.8"),
  seen: ({ milliseconds, medianOfAlikePages }) =>
    `${secondsOf(milliseconds)} until the server began to answer (${secondsOf(medianOfAlikePages)} is usual for pages of this layout)`,
};

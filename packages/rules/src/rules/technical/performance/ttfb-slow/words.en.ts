import { timed } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Server answers slowly",
  title: "The server takes long to answer for {pages}",
  why: "Nothing can appear before the first byte arrives. Slow answers cost shoppers' patience, and search engines crawl fewer pages.",
  steps: "Cache finished pages in the shop system or a CDN, and ask your host about slow database queries.",
  check: timed("a number below 0.8"),
};

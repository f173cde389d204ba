import { robotsTag } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Page forbids any text in search results",
  title: "{pages} {forbids|forbid} search and AI answers to quote {it|them}",
  why: "Search results show the bare title, and AI answers of Google and Bing may not use a word of the page.",
  steps:
    "Take nosnippet (or max-snippet:0) out of the robots meta tag or the X-Robots-Tag header. To hide single passages only, put data-nosnippet on them.",
  check: robotsTag,
};

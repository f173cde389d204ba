import { robotsTag } from "../checks.ts";
import type { Words } from "../../../../words.ts";
import { orderPlace } from "../../../../wording/page-places.ts";
import { quote } from "../../../../wording/quote.ts";

export const en: Words<string> = {
  failing: "Page forbids any text in search results",
  title: "Let search results and AI answers quote {pages}",
  why: "Search results show the bare title, and AI answers of Google and Bing may not use a word of the page.",
  steps:
    "Take nosnippet out of the robots tag or the server's X-Robots-Tag header. To hide single passages only, mark those with data-nosnippet.",
  check: robotsTag,
  seen: (directive, { evidence }) => `an order to quote nothing (${quote(directive)} in ${orderPlace(evidence.at)})`,
};

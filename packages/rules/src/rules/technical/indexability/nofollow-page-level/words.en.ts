import { robotsTag } from "../checks.ts";
import type { Words } from "../../../../words.ts";
import { orderPlace } from "../../../../wording/page-places.ts";
import { quote } from "../../../../wording/quote.ts";

export const en: Words<string> = {
  failing: "Page forbids search engines to follow its links",
  title: "Remove nofollow from {pages}, so that search engines follow {its|their} links",
  why: "The page may be listed, but none of its links count, so the products and texts behind them are found less surely and rank lower.",
  steps:
    "Take nofollow out of the robots tag or the server's X-Robots-Tag header. Mark single paid links as sponsored instead.",
  check: robotsTag,
  seen: (directive, { evidence }) => `an order to ignore all links (${quote(directive)} in ${orderPlace(evidence.at)})`,
};

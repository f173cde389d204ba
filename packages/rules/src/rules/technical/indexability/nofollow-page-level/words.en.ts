import { robotsTag } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Page forbids search engines to follow its links",
  title: "{pages} {tells|tell} search engines to ignore all links",
  why: "The page may be listed, but none of its links count, so the products and texts behind them are found less surely and rank lower.",
  steps:
    'Take nofollow out of the robots meta tag or the X-Robots-Tag header. Mark single paid links with rel="sponsored" instead.',
  check: robotsTag,
};

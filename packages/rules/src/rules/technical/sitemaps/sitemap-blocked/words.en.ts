import { inSitemap } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote } from "../../../../wording/quote.ts";
import { oneLine } from "../../../../escape/plain.ts";

export const en: Words<string> = {
  failing: "Sitemap lists pages that robots.txt blocks",
  title: "Remove {pages} from the sitemap, or open {it|them} in robots.txt",
  why: "The sitemap asks Google to read these pages, and robots.txt forbids it. One of the two is a mistake.",
  steps:
    "If the pages should be found, narrow or delete the robots.txt rule shown. If not, take them out of the sitemap.",
  check: inSitemap("not found there, or robots.txt allows it"),
  seen: (rule, { evidence }) =>
    `an address of the sitemap that ${oneLine(evidence.at).replace("robots.txt line", "line")} of robots.txt closes (${quote(rule)})`,
};

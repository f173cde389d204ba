import { inRobots } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote, listed } from "../../../../wording/quote.ts";
import { counted } from "../../../../wording/plural.ts";

export const en: Words<{ readonly filters: readonly string[] }> = {
  failing: "Lists with several filters at once are open to search engines",
  title: "Keep combined filters out of search: {pages}",
  why: "Ten colours, ten sizes and ten prices make a thousand addresses of one list. Search engines spend their time there instead of on your products.",
  steps:
    "Block addresses with several filters in robots.txt, or let them name the unfiltered list as canonical. Keep single filters open that people search for.",
  check: inRobots("a rule that matches addresses with several filters"),
  seen: ({ filters }) =>
    `a list that may be listed with ${counted(filters.length, "filter")} at once: ${listed(filters.map((one) => quote(one, 30)))}`,
};

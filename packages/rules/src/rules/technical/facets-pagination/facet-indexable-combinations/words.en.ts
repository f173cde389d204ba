import { inRobots } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Lists with several filters at once are open to search engines",
  title: "Lists with several filters at once can be listed: {pages}",
  why: "Ten colours, ten sizes and ten prices make a thousand addresses of one list. Search engines spend their time there instead of on your products.",
  steps:
    "Block addresses with several filters in robots.txt, or let them name the unfiltered list as canonical. Keep single filters open that people search for.",
  check: inRobots("a rule that matches addresses with several filters"),
};

import { inRobots } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Filter links open an endless number of addresses",
  title: "Filters open an endless number of addresses: {pages}",
  why: "The filters of this list can be combined, and plain links lead into the combinations. Search engines follow them by the thousand and reach your products late.",
  steps:
    "Block the filter parameters in robots.txt, or set filters without links: a form or script that changes the list in place.",
  check: inRobots("rules that match the filter parameters"),
};

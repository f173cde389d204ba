import { inRobots } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf, listed } from "../../../../wording/quote.ts";
import { counted, number } from "../../../../wording/plural.ts";
import { oneLine } from "../../../../escape/plain.ts";

export const en: Words<{
  readonly combinations: number;
  readonly filters: readonly { readonly name: string; readonly values: number }[];
  readonly example: string | null;
}> = {
  failing: "Filter links open an endless number of addresses",
  title: "Keep search engines out of the endless filter links on {pages}",
  why: "The filters of this list can be combined, and plain links lead into the combinations. Search engines follow them by the thousand and reach your products late.",
  steps:
    "Block the filter parameters in robots.txt, or set filters without links: a form or script that changes the list in place.",
  check: inRobots("rules that match the filter parameters"),
  seen: ({ combinations, filters, example }) =>
    `${number(combinations)} combinations of ${counted(filters.length, "filter")} (${listed(filters.map(({ name, values }) => `${oneLine(name)} with ${counted(values, "value")}`))}) open to crawlers${example === null ? "" : `, for example ${addressOf(example)}`}`,
};

import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote, listed } from "../../../../wording/quote.ts";
import { counted } from "../../../../wording/plural.ts";

export const en: Words<{ readonly routes: number; readonly examples: readonly string[] }> = {
  failing: "Pages are told apart only behind the #",
  title: "Give the pages behind the # on {pages} their own addresses",
  why: "Search engines drop everything behind the # of an address. All these pages are one to them, and none can be found by its own words.",
  steps: "Have the app's addresses changed to real paths without #, and let the server answer those paths.",
  check: inSource("#/", "no link to an address behind the #"),
  seen: ({ routes, examples }) =>
    `${counted(routes, "page")} told apart only behind the #, for example ${listed(
      examples.map((one) => quote(one)),
      2,
    )}`,
};

import { inSource } from "../../../../wording/checks.ts";
import { listed, quote } from "../../../../wording/quote.ts";
import { counted } from "../../../../wording/plural.ts";
import type { Words } from "../../../../words.ts";

type Saw = {
  readonly headings: string[];
  readonly places: string[];
  readonly beside: boolean;
};

const MOST_SHOWN = 3;

export const en: Words<Saw> = {
  failing: "Lists are empty until scripts run",
  title: "Put the lists that scripts fill into the HTML of {pages}",
  why: "Most AI crawlers run no scripts: they read the heading and nothing below it, neither names nor prices nor a link that leads on. Search engines find what is listed there late, or by other ways only.",
  steps:
    "Let the server, or the program that builds the site, write the same entries that the script makes into the place named below: name, price and a plain link each. The script may replace, sort and filter them afterwards.",
  check: inSource("id=", "names and links of the entries in these places, without running scripts"),
  seen: ({ headings, places }) =>
    `nothing below the ${headings.length === 1 ? "heading" : "headings"} ${listed(headings.slice(0, MOST_SHOWN).map((one) => quote(one, 60)))}, where a script fills ${counted(places.length, "place")} (${listed(places.slice(0, MOST_SHOWN).map((id) => `“${id}”`))})`,
};

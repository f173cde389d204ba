import { oneLine } from "../../../../escape/plain.ts";
import type { Words } from "../../../../words.ts";
import { listed, quote } from "../../../../wording/quote.ts";

type Saw = {
  readonly headings: string[];
  readonly places: string[];
};

export const en: Words<Saw> = {
  failing: "The box of further products is empty until scripts run",
  title: "Write the further products into the HTML of {pages}",
  why: "Without scripts no product leads to another one: each hangs on the link from its category, and AI crawlers that run none see no goods that go with it.",
  steps:
    "Let the server, or the program that builds the site, write some four products into that element, whose own tags stay as they are: first what belongs to the product, such as its parts and refills, then its neighbours in the category. Where no orders are behind the choice, let the heading not say that people buy them together.",
  check: ({ url }) =>
    `Open ${oneLine(url)} with JavaScript switched off. Expected: other products, each with its link.`,
  seen: ({ headings, places }) =>
    `nothing below ${listed(headings.slice(0, 2).map((one) => quote(one, 60)))}, which a script fills (${listed(places.slice(0, 2).map((id) => `“${id}”`))})`,
};

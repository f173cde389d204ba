import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";
import { oneLine } from "../../../../escape/plain.ts";

export const en: Words<readonly { readonly href: string }[]> = {
  failing: "Links without a name",
  title: "Name the links on {pages} that have no words",
  why: "Screen readers can't say where these links lead, and search engines get no words for the page behind them.",
  steps: "Put words into each link, describe the picture inside it, or give icons a label.",
  check: onPage("a screen reader or the accessibility panel of the browser names every link"),
  seen: (links, { evidence }) =>
    `${oneLine(evidence.at)} without any words, for example the one to ${addressOf(links[0]?.href ?? "")}`,
};

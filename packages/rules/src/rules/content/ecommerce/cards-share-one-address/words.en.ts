import { onPage } from "../../../../wording/checks.ts";
import { counted } from "../../../../wording/plural.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly target: string; readonly cards: number; readonly names: readonly string[] }> = {
  failing: "Different goods of a list lead to one and the same page",
  title: "Give each product listed on {pages} its own page, and link to it",
  why: "Whoever clicks on one of these goods sees another one, and can't buy what was promised. For search engines none of them but one exists.",
  steps:
    "Find the template of the list and let each card link to the page of its own product. Goods without a page get one first, with name, picture, price and text; what is only a sample goes.",
  check: onPage("cards that each open the goods they show"),
  seen: ({ target, cards, names }) =>
    `${counted(cards, "card")} of different goods, such as ${quote(names[0] ?? "")} and ${quote(names[1] ?? "")}, that all lead to ${target}`,
};

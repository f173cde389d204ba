import { inSource } from "../../../../wording/checks.ts";
import { counted } from "../../../../wording/plural.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly pricesAsSent: number; readonly pricesAfterScripts: number }> = {
  failing: "The list of products comes by scripts only",
  title: "Send the products of {pages} in the HTML",
  why: "The page arrives without its products; a script puts them in. AI assistants run no scripts and take the shop for empty, and search engines find the products late or not at all.",
  steps:
    "Let the server, or the program that builds the site, write the products with name, price and a plain link into the page. Scripts may filter and sort them afterwards.",
  check: inSource("price", "the products with their prices, without running scripts"),
  seen: ({ pricesAsSent, pricesAfterScripts }) =>
    `${pricesAfterScripts === 20 ? "20 prices or more" : counted(pricesAfterScripts, "price")} after scripts ran, and ${pricesAsSent === 0 ? "none" : counted(pricesAsSent, "price")} in the HTML as sent`,
};

import { product } from "../../checks.ts";
import { amount } from "../../../../wording/measures.ts";
import { listed, quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<
  | { readonly markupDays: string; readonly page: string }
  | { readonly markup: number | readonly string[]; readonly page: string }
> = {
  failing: "Shipping in the markup contradicts what the page says",
  title: "Make shipping in the structured data of {pages} match what visitors read",
  why: "Google and assistants show the cost and time of the markup next to your price, in the countries it names. Buyers who then find others at the checkout leave, and Google may stop showing the product.",
  steps:
    "Decide which one holds and write it in both places: cost, time and countries in the structured data, and the words of the product and shipping pages.",
  check: product,
  seen: (saw) => `${termIn(saw)} in the structured data, while the page says ${quote(saw.page)}`,
};

function termIn(saw: { readonly markupDays: string } | { readonly markup: number | readonly string[] }): string {
  if ("markupDays" in saw) return `${saw.markupDays} days`;
  return typeof saw.markup === "number"
    ? `a shipping cost of ${amount(saw.markup)}`
    : `shipping to ${listed(saw.markup)}`;
}

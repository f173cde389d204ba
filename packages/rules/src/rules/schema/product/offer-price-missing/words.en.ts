import { product } from "../../checks.ts";
import { partOf } from "../../../../wording/plural.ts";
import { isEmptyRecord, isOnRequest, type Priceless } from "./fix.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<Priceless> = {
  failing: "Offer has no price, or the price 0",
  title: "Add the price to the structured data of {pages}",
  why: "An offer without a price above 0 is invalid for shopping results and tells an AI assistant nothing.",
  steps: "Fill price with the current price as a plain number, for example 19.90.",
  check: product,
  variants: [
    {
      when: (fault, _cause, view) => isOnRequest(fault, view),
      title: "Give the product on {pages} a price, or remove its offer from the structured data",
      why: "The structured data offers the product without a price, and the page shows none either. Search engines call such an offer invalid.",
      steps:
        "Where you sell at a price, or from a price, show it on the page and write the same number into the structured data. Where the price is on request, let the template write no offer: the product's name, pictures and description stay.",
    },
    {
      when: (fault, _cause, view) => isEmptyRecord(fault, view),
      title: "Give the products on {pages} a price, or take them offline",
      why: "An offer for 0 is invalid for shopping results, and buyers and assistants take it for an error. A record without a price often lacks picture and text as well.",
      steps:
        "Open these products in your system. Fill in price, picture and text where you sell them; take the others off line. Let the template write no offer where a product has no price.",
    },
  ],
  seen: ({ offers, withoutPrice, examples: [first] }) =>
    `${partOf(withoutPrice, offers, "offer")} in the structured data with ${first?.price === 0 ? "the price 0" : "no price"}`,
};

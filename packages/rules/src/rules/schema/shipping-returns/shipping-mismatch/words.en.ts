import { product } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Shipping in the markup contradicts what the page says",
  title: "{pages} {promises|promise} Google other shipping terms than visitors",
  why: "Google and assistants show the cost and time of the markup next to your price, in the countries it names. Buyers who then find others at the checkout leave, and Google may stop showing the product.",
  steps:
    "Decide which one holds and write it in both places: shippingRate, deliveryTime and shippingDestination in the markup, and the words of the product and shipping pages.",
  check: product,
};

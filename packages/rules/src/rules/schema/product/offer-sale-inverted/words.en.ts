import { product } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Sale price in the markup is not below the old price",
  title: "The old price of {pages} is not above the new one in the markup",
  why: "A list price that is no higher than the price is no sale: Google shows no reduction and may take the markup for a mistake.",
  steps: "Give the list price only while it is higher than the price; in a range lowPrice must be below highPrice.",
  check: product,
};

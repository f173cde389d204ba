import { product } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Offer has no price, or the price 0",
  title: "{pages} {doesn't|don't} tell Google the price",
  why: "An offer without a price above 0 is invalid for shopping results and tells an AI assistant nothing.",
  steps: "Fill price with the current price as a plain number, for example 19.90.",
  check: product,
};

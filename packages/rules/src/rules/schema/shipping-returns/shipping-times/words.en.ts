import { product } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Delivery time missing in the markup",
  title: "{pages} {doesn't|don't} tell Google how long delivery takes",
  why: "Google adds up the days until you hand the parcel over and the days it travels. It shows a delivery date only with both.",
  steps:
    "Add deliveryTime with handlingTime and transitTime, each a QuantitativeValue with minValue, maxValue and unitCode DAY.",
  check: product,
};

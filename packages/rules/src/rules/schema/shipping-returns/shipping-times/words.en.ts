import { product } from "../../checks.ts";
import { plainName } from "../../../../wording/plain-names.ts";
import { listed } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly missing: readonly string[] }> = {
  failing: "Delivery time missing in the markup",
  title: "Add the delivery time to the structured data of {pages}",
  why: "Google adds up the days until you hand the parcel over and the days it travels. It shows a delivery date only with both.",
  steps: "Add the days until the parcel leaves and the days on the way, each as a fewest and a most.",
  check: product,
  seen: ({ missing }) => `shipping data without ${listed(missing.map(plainName))}`,
};

import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Product page states no delivery time",
  title: "Say on {pages} how long delivery takes",
  why: "Delivery time decides many purchases. Shopping assistants compare shops by them and can only use what the page says.",
  steps:
    "Let the template of product pages write near the price how many working days delivery takes, to which countries, and what it costs, or from which amount it is free.",
  check: onPage("a delivery time near the price"),
  seen: () => "no delivery time anywhere in the text",
};

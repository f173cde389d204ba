import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Product page states no delivery time",
  title: "Say on {pages} how long delivery takes",
  why: "Delivery time decides many purchases. Shopping assistants compare shops by them and can only use what the page says.",
  steps: 'Write delivery time and cost near the price, for example "Delivery in 2 to 3 days, free over $50".',
  check: onPage("a delivery time near the price"),
  seen: () => "no delivery time anywhere in the text",
};

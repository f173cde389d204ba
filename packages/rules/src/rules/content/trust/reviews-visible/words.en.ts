import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "No customer reviews on the product page",
  title: "Show customer reviews on {pages}",
  why: "Reviews are what buyers and assistants look for before they choose. Without them the page says only what the seller says.",
  steps: "Ask buyers for a review after delivery and show real ones, good and bad, on the product's page.",
  check: onPage("reviews that buyers wrote"),
  seen: () => "neither a rating nor a review of a buyer",
};

import { linked } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "No terms of sale",
  title: "There are no terms and conditions",
  why: "Buyers want to know the conditions before they pay, and Google Merchant Center checks that a shop states them.",
  steps: "Publish your terms of sale and link them from the footer and the checkout.",
  check: linked("the terms"),
};

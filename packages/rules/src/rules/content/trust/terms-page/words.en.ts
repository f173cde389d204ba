import { absent, linked, togetherWithOthers, type LookedAt } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<LookedAt> = {
  failing: "No terms of sale",
  title: "Publish your terms and conditions",
  why: "Buyers want to know the conditions before they pay, and Google Merchant Center checks that a shop states them.",
  steps: "Publish your terms of sale and link them from the footer and the checkout.",
  check: linked("the terms"),
  seen: absent("terms of sale"),
  variants: [togetherWithOthers],
};

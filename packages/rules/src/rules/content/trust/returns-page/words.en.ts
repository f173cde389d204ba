import { absent, linked, togetherWithOthers, type LookedAt } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<LookedAt> = {
  failing: "No page about returns",
  title: "Publish a page on returns",
  why: "Buyers look for the return policy before they order, and Google Merchant Center asks for one.",
  steps:
    "Publish a returns page with the number of days, who pays and how it works, and link it from the footer and from product pages.",
  check: linked("the returns page"),
  seen: absent("page about returns"),
  variants: [togetherWithOthers],
};

import { absent, linked, togetherWithOthers, type LookedAt } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<LookedAt> = {
  failing: "No page about shipping",
  title: "Publish a page on shipping cost and time",
  why: "Cost and time of delivery decide many purchases. Without a page of its own neither buyers nor answer engines can find them.",
  steps:
    "Publish a shipping page with costs and times per country, and link it from the footer and from product pages.",
  check: linked("the shipping page"),
  seen: absent("page about shipping"),
  variants: [togetherWithOthers],
};

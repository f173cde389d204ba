import { absent, linked, togetherWithOthers, type LookedAt } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<LookedAt> = {
  failing: "No privacy policy",
  title: "Publish a privacy policy",
  why: "The site collects data (forms, analytics or orders) but nowhere says what happens with it. Laws such as the GDPR ask for that, and so do ad and shopping platforms.",
  steps: "Publish a privacy policy and link it from the footer of every page.",
  check: linked("the privacy policy"),
  seen: absent("privacy policy"),
  variants: [togetherWithOthers],
};

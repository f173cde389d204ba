import { inLinks } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Pages that only nofollow links lead to",
  title: "Only nofollow links lead to {pages}",
  why: "Every link of the site to these pages tells search engines not to follow it. They are treated as if nothing linked to them.",
  steps: 'Take rel="nofollow" off at least the links from menus, lists and related pages.',
  check: inLinks("at least one link without rel=nofollow"),
};

import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { listed } from "../../../../wording/quote.ts";
import type { BeforeAndAfter } from "../../../../wording/before-after.ts";
import { oneLine } from "../../../../escape/plain.ts";

export const en: Words<BeforeAndAfter> = {
  failing: "Structured data exists only after scripts ran",
  title: "Put the structured data of {pages} into the HTML",
  why: "Google reads product data that scripts add later and less often, Merchant listings can go stale, and AI assistants never see it.",
  steps: "Send the data of products and articles in the HTML.",
  check: inSource("application/ld+json", "the product's or article's data"),
  seen: ({ afterScripts }) => `data of the kind ${listed(afterScripts.map(oneLine))} only after scripts ran`,
};

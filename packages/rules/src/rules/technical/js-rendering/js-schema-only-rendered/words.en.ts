import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Structured data exists only after scripts ran",
  title: "Structured data of {pages} exists only after scripts have run",
  why: "Google reads product data that scripts add later and less often, Merchant listings can go stale, and AI assistants never see it.",
  steps: "Send the JSON-LD of products and articles in the HTML.",
  check: inSource("application/ld+json", "the product's or article's data"),
};

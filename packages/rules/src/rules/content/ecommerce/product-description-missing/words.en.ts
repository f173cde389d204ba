import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Product has no description of its own",
  title: "{pages} {has|have} hardly any description",
  why: "Without sentences about the product, search engines and answer engines have nothing to match with a question or to quote.",
  steps: "Write at least 50 words of your own: what it is, for whom, material, size, use and what sets it apart.",
  check: onPage("at least a few sentences of your own about the product"),
};

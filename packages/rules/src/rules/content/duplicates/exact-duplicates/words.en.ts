import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "The same text at several addresses",
  title: "{pages} {has|have} exactly the same text as another page",
  why: "Search engines show only one of identical pages, and it may not be the one you want. Links and signals are spread over all of them.",
  steps: "Choose one address and redirect the others to it, or add a canonical link on each copy that points to it.",
  check: inSource('rel="canonical"', "all copies name the same address, or redirect to it"),
};

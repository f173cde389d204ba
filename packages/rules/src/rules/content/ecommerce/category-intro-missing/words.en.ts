import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Category page has no text that helps to choose",
  title: "{pages} {has|have} no introduction",
  why: "A bare list of products gives search engines and answer engines nothing to understand or quote about the category.",
  steps: "Add 50 to 150 words above or below the list: what there is, how the products differ, how to choose.",
  check: onPage("a short text above or below the products"),
};

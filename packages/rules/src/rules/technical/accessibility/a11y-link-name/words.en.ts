import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Links without a name",
  title: "{pages} {has|have} links without a name",
  why: "Screen readers can't say where these links lead, and search engines get no words for the page behind them.",
  steps: "Put words into each link, give its image a description (alt), or add an aria-label to icons.",
  check: onPage("a screen reader or the accessibility panel of the browser names every link"),
};

import { onPage } from "../../../../wording/checks.ts";
import { counted } from "../../../../wording/plural.ts";
import { quotes } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly count: number; readonly gaps: readonly string[] }> = {
  failing: "Details on the page were never filled in",
  title: "Fill in the details left blank on {pages}",
  why: "Whoever checks who stands behind the site finds brackets instead of an answer. Customers lose trust, the law may ask for these details, and assistants have nothing to name.",
  steps:
    "Put the real details in place of each of them; only you have them. Where one does not apply, take its line away. Then search the whole site for the brackets.",
  check: onPage("no bracket or row of crosses is left where a detail belongs"),
  seen: ({ count, gaps }) => `${counted(count, "place")} left to be filled in: ${quotes(gaps, count)}`,
};

import { canonical } from "../../checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf, listed } from "../../../../wording/quote.ts";

export const en: Words<{ readonly sameTextAt: string; readonly tracking: readonly string[] }> = {
  failing: "Addresses with parameters name themselves instead of the plain page",
  title: "Point the canonical of {pages} to the address without parameters",
  why: "The page shows the same text with and without its parameters, and both ask to be listed. Search engines split their attention between copies.",
  steps: "Let the template write the address without these parameters into the canonical link.",
  check: canonical,
  seen: ({ sameTextAt, tracking }) =>
    `the same text as at ${addressOf(sameTextAt)}, and both ask to be listed${tracking.length === 0 ? "" : `; ${listed(tracking)} only ${tracking.length === 1 ? "counts" : "count"} visits`}`,
};

import { canonical } from "../checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";

/** Steps of a long chain beyond these say nothing new. */
const MOST_STEPS = 4;

export const en: Words<{ readonly chain: readonly string[] }> = {
  failing: "Canonical links form a chain",
  title: "Point the canonical of {pages} straight to the final address",
  why: "The page names a second address, and that one names a third. Search engines may stop half way and list an address you did not mean.",
  steps: "Point all of them at the last address of the chain, and let that page name itself.",
  check: canonical,
  seen: ({ chain }) =>
    `a canonical address that names a further one: ${chain.slice(0, MOST_STEPS).map(addressOf).join(", then ")}`,
};

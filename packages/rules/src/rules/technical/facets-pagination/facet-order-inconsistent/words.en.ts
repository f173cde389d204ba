import { canonical } from "../../checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";

export const en: Words<{ readonly sameParametersAt: string }> = {
  failing: "The same filters stand in different orders in the address",
  title: "Keep filters in one order in the addresses of {pages}",
  why: "The same filters in another order make a second address of one list, and both ask to be listed.",
  steps: "Build filter addresses with their parameters in one fixed order, and redirect the others to it.",
  check: canonical,
  seen: ({ sameParametersAt }) => `the same list at ${addressOf(sameParametersAt)}, with the filters in another order`,
};

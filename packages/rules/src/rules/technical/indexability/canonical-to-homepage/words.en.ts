import { canonical } from "../checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";

export const en: Words<string> = {
  failing: "Many pages name the home page as their canonical address",
  title: "Point the canonical of {pages} to {its own address|their own addresses}, not to the home page",
  why: "These pages tell search engines that they are copies of the home page, so they may vanish from the results.",
  steps:
    "Correct the template so that each page names its own address in the canonical link. Often the home address is written there as fixed text.",
  check: canonical,
  seen: (home) => `the home page ${addressOf(home)} as canonical address`,
};

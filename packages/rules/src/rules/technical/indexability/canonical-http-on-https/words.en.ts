import { canonical } from "../checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";
import { oneLine } from "../../../../escape/plain.ts";

export const en: Words<{ readonly canonical: string; readonly problem: string }> = {
  failing: "Canonical link names the unsafe or the wrong form of the address",
  title: "Name the https address that your server uses as canonical of {pages}",
  why: "The page is served in one form (https, with or without www) but names the other as the one to list. Search engines get two contrary answers.",
  steps:
    "Write the form that your server really uses into the canonical link, https included. Most often the base address in the shop's settings is outdated.",
  check: canonical,
  seen: ({ canonical, problem }) => `the canonical address ${addressOf(canonical)} (${oneLine(problem)})`,
};

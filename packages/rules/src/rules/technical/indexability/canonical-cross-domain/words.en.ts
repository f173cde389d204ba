import { canonical } from "../checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";

export const en: Words<{ readonly canonical: string; readonly looksLikeTestSite: boolean }> = {
  failing: "Canonical link names another domain",
  title: "Point the canonical of {pages} to your own domain",
  why: "The page tells search engines to list a page of another domain in its place, so yours may disappear from the results.",
  steps:
    "Point the canonical link at your own address. If it names a test or former domain, correct the base address in the shop's settings. Keep it only where the text really belongs to the other site.",
  check: canonical,
  seen: ({ canonical, looksLikeTestSite }) =>
    `a request to list ${addressOf(canonical)} instead${looksLikeTestSite ? ", which looks like a test site" : ""}`,
};

import { canonical } from "../checks.ts";
import type { Words } from "../../../../words.ts";
import { quote } from "../../../../wording/quote.ts";
import { oneLine } from "../../../../escape/plain.ts";

export const en: Words<{ readonly href: string; readonly problem: string }> = {
  failing: "Canonical link has no usable address",
  title: "Write the full address into the canonical of {pages}",
  why: "The page means to say which address counts, but the link is empty or not a valid address, so search engines ignore it or follow it to nowhere.",
  steps: "Write the page's full address into the canonical link: https, host and path, without a # part.",
  check: canonical,
  seen: ({ href, problem }) =>
    href.trim() === ""
      ? "a canonical link without an address"
      : `the canonical address ${quote(href)}: ${oneLine(problem)}`,
};

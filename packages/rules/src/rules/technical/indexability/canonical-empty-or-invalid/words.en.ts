import { isUnfilledAddress } from "@audit/facts";
import { canonical } from "../checks.ts";
import type { Words } from "../../../../words.ts";
import { quote } from "../../../../wording/quote.ts";
import { oneLine } from "../../../../escape/plain.ts";

export const en: Words<{ readonly href: string; readonly problem: string }> = {
  failing: "Canonical link has no usable address",
  title: "Write the full address into the canonical of {pages}",
  why: "The page means to say which address counts, but the link is empty or not a valid address, so search engines ignore it or follow it to nowhere.",
  steps: "Write the page's full address into the canonical link: https, host and path, without a # part.",
  variants: [
    {
      when: ({ evidence: { saw } }) => isUnfilledAddress(saw.href),
      title: "Fill the canonical of {pages}: the template left its code there",
      problem: "{pages} {sends|send} a canonical link in which a value of the template was never filled.",
      why: "The link names no page, so search engines ignore it or follow it to nowhere, and copies of these pages compete with each other.",
      steps:
        "Repair the line of the template or generator that writes the canonical link, so that it puts in each page's own full address, and publish the pages anew: corrected in single files, the fault comes back with the next run.",
    },
  ],
  check: canonical,
  seen: ({ href, problem }) =>
    href.trim() === ""
      ? "a canonical link without an address"
      : `the canonical address ${quote(href)}: ${oneLine(problem)}`,
};

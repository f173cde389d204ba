import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf, listed } from "../../../../wording/quote.ts";
import { linksSeen, type LinksSeen } from "../../../../wording/link-words.ts";
import { oneLine } from "../../../../escape/plain.ts";

export const en: Words<string | (LinksSeen & { readonly parameters: readonly string[] })> = {
  failing: "Internal links carry tracking parameters",
  title: "Remove campaign tags from the internal links on {pages}",
  why: "Every tagged link is a second address of the same page, which search engines read again. In your statistics the tag also overwrites where the visitor really came from.",
  steps:
    "Link inside the shop to the plain address. Measure clicks with events of your analytics tool instead of campaign tags, and keep these out of canonical links.",
  check: inSource("utm_", "no campaign parameter in links within the site"),
  seen: (saw) =>
    typeof saw === "string"
      ? `a canonical address with campaign tags: ${addressOf(saw)}`
      : `${linksSeen(saw)} with the tags ${listed(saw.parameters.map(oneLine))}`,
};

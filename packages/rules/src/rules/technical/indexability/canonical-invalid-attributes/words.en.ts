import { canonical } from "../../checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";

export const en: Words<{ readonly href: string }> = {
  failing: "Canonical link carries attributes that make Google ignore it",
  title: "Remove attributes from the canonical of {pages} that make Google ignore it",
  why: "Google disregards a canonical link that also names a language, a device or a file type: such a link means a version of the page, not its one address.",
  steps: "Write the canonical link with nothing but its address, and language or print versions as links of their own.",
  check: canonical,
  seen: ({ href, ...more }) =>
    `a canonical link to ${addressOf(href)} with additions (${Object.keys(more).join(", ")})`,
};

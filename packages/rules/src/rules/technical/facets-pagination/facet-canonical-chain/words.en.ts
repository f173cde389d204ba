import { canonical } from "../../checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";
import { oneLine } from "../../../../escape/plain.ts";

export const en: Words<{ readonly canonical: string; readonly reason: string }> = {
  failing: "Filtered lists name a canonical address that can't be listed",
  title: "Correct the canonical of filtered lists: {pages}",
  why: "The filtered list asks search engines to list another address instead, and that one redirects, fails or forbids listing. The filters then compete with each other after all.",
  steps: "Let filtered lists name the unfiltered list under the address that answers 200 and may be listed.",
  check: canonical,
  seen: ({ canonical, reason }) =>
    `the canonical address ${addressOf(canonical)}, which can't be listed (${oneLine(reason)})`,
};

import type { Words } from "../../../../words.ts";
import { quote, addressOf } from "../../../../wording/quote.ts";

export const en: Words<{ readonly title: string | null }> = {
  failing: "The site answers with and without www",
  title: "Redirect to one form of your address, with or without www",
  why: "Every page exists twice. Search engines have to guess which one counts, and links to your shop are split between both.",
  steps:
    "Choose one form and let the server redirect (301) every address of the other form to the same path on the chosen one.",
  check: ({ view }) =>
    `Open ${view.site.probes.otherHost?.url ?? view.site.home}. Expected: the browser ends at ${view.site.home}.`,
  seen: ({ title }, { evidence }) =>
    `the same site at ${addressOf(evidence.at)} without a redirect${title === null ? "" : `, with the title ${quote(title)}`}`,
};

import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "The site answers with and without www",
  title: "The site answers with and without www",
  why: "Every page exists twice. Search engines have to guess which one counts, and links to your shop are split between both.",
  steps:
    "Choose one form and let the server redirect (301) every address of the other form to the same path on the chosen one.",
  check: ({ view }) =>
    `Open ${view.site.probes.otherHost?.url ?? view.site.home}. Expected: the browser ends at ${view.site.home}.`,
};

import { counted } from "../../../../wording/plural.ts";
import { quote } from "../../../../wording/quote.ts";
import { openSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly pages: number; readonly found: string | readonly string[] }> = {
  failing: "No visitor statistics found",
  title: "Set up web analytics",
  why: "Without statistics you can't see which pages, searches and AI assistants bring customers, or whether a change helped.",
  steps:
    "Choose one tool that your privacy policy and your visitors' consent allow, for example Matomo, Plausible or Google Analytics, and put its tag into the head of the layout that all pages share. Name it in the privacy policy.",
  check: ({ url }) =>
    `${openSource(url)}. Expected: the tag of your statistics tool, unless it only loads after consent.`,
  seen: ({ pages, found }) =>
    typeof found === "string"
      ? `only ${quote(found)} on ${counted(pages, "page")}`
      : `no statistics tool on ${counted(pages, "page")}`,
  variants: [
    {
      when: ({ evidence: { saw } }) => typeof saw.found === "string",
      title: "Replace the analytics tag that stopped counting",
      why: "The tag on the pages belongs to a service that was switched off: it loads on every visit and counts nothing.",
      steps:
        "Take the old tag out of the layout. Put the tag of a tool that still counts in its place, for example Matomo, Plausible or Google Analytics 4.",
    },
  ],
};

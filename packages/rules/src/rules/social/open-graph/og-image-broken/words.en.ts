import { inSource } from "../../../../wording/checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly image: string; readonly problem: string }> = {
  failing: "Preview picture that networks can't load",
  title: "Repair the link preview picture of {pages}",
  why: "The shared link appears without a picture, so fewer people click it.",
  steps:
    "Give the preview picture (og:image) a complete address that starts with https:// and leads to a picture everyone may fetch.",
  check: inSource('property="og:image"', "a full https address that opens a picture"),
  variants: [
    {
      when: ({ evidence: { saw } }) => isMissing(saw.problem),
      title: "Repair the preview picture of {pages}, which is missing",
      steps:
        "Where the code names another address, the file lies there: write that one. Else upload a picture of 1200 x 630 pixels, as JPEG or PNG, under the address that the pages name, or name another picture that loads. Then let the networks read a page again: the sharing debuggers of Facebook and LinkedIn do.",
    },
  ],
  seen: ({ image, problem }) => `the preview picture ${quote(image)}, which ${PROBLEMS[problem] ?? problem}`,
};

/** The address is in order, and nothing lies there. */
export const isMissing = (problem: string): boolean => /^answers \d/.test(problem);

const PROBLEMS: Readonly<Record<string, string>> = {
  "not a complete address": "is not a complete address",
  "not a valid address": "is not a valid address",
  "robots.txt blocks facebookexternalhit": "robots.txt keeps Facebook from loading",
};

import { inRobots } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote } from "../../../../wording/quote.ts";
import { answerOf } from "../../../../wording/http-status.ts";

export const en: Words<{ readonly status: number; readonly text?: string }> = {
  failing: "The site has no robots.txt",
  title: "Put a robots.txt on the site",
  why: "Without robots.txt crawlers may read everything, but they don't learn where the sitemap is, and ask for the file again and again.",
  steps:
    "Put a plain text file at /robots.txt. Two lines that allow everything are enough; name the sitemap in it as soon as there is one.",
  check: inRobots("a text file that begins with a User-agent line"),
  seen: ({ status, text }) =>
    text === undefined
      ? `${answerOf(status)} where robots.txt should be`
      : `a web page where robots.txt should be, beginning with ${quote(text)}`,
};

import { inRobots } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote } from "../../../../wording/quote.ts";
import { answerOf } from "../../../../wording/http-status.ts";

export const en: Words<{ readonly status: number; readonly text?: string; readonly inFolder?: string }> = {
  failing: "The site has no robots.txt",
  title: "Add a robots.txt to the site",
  why: "Without robots.txt crawlers may read everything, but they don't learn where the sitemap is, and ask for the file again and again.",
  steps:
    "Put a plain text file at /robots.txt that leaves all open but what is for one visitor alone, such as basket, account and inner search; name the sitemap in it as soon as there is one.",
  check: inRobots("a text file that begins with a User-agent line"),
  seen: ({ status, text, inFolder }) =>
    inFolder !== undefined
      ? `${quote(inFolder)} in the robots.txt of the folder that the site lies in`
      : text === undefined
        ? `${answerOf(status)} where robots.txt should be`
        : `a web page where robots.txt should be, beginning with ${quote(text)}`,
  variants: [
    {
      when: ({ evidence: { saw } }) => saw.inFolder !== undefined,
      title: "Open the robots.txt before the site moves to its own address",
      why: "In a folder no crawler reads a robots.txt. Once the site has a host of its own the file lies at the root, and this one shuts out every search engine.",
      steps: "Take the line “Disallow: /” out of the file, or replace the file when the site moves.",
    },
  ],
};

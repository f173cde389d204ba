import { inRobots } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "The site has no robots.txt",
  title: "The site has no robots.txt",
  why: "Without robots.txt crawlers may read everything, but they don't learn where the sitemap is, and ask for the file again and again.",
  steps:
    "Put a plain text file at /robots.txt. Two lines that allow everything are enough; name the sitemap in it as soon as there is one.",
  check: inRobots("a text file that begins with a User-agent line"),
};

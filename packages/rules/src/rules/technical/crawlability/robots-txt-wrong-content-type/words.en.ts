import { inRobots } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "robots.txt is not sent as a text file",
  title: "Crawlers find a web page where robots.txt should be",
  why: "A web page stands where crawlers look for robots.txt, or the file is announced as one. Crawlers then find no rules in it.",
  steps:
    "Serve /robots.txt as a file of its own with Content-Type: text/plain, before the shop or app answers the address.",
  check: inRobots("plain text with User-agent lines, sent as text/plain"),
};

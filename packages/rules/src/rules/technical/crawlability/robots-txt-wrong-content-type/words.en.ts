import { inRobots } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote } from "../../../../wording/quote.ts";

export const en: Words<string | null | { readonly contentType: string | null; readonly begins: string }> = {
  failing: "robots.txt is not sent as a text file",
  title: "Send robots.txt as a plain text file",
  why: "A web page stands where crawlers look for robots.txt, or the file is announced as one. Crawlers then find no rules in it.",
  steps:
    "Serve /robots.txt as a file of its own with Content-Type: text/plain, before the shop or app answers the address.",
  check: inRobots("plain text with User-agent lines, sent as text/plain"),
  seen: (saw) => {
    if (saw === null) return "robots.txt sent without saying what kind of file it is";
    return typeof saw === "string"
      ? `robots.txt sent as ${quote(saw)} instead of plain text`
      : `a web page in place of robots.txt, beginning with ${quote(saw.begins)}`;
  },
};

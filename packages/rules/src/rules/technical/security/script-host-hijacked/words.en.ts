import { inSource } from "../../../../wording/checks.ts";
import { listed } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly scripts: readonly string[] }> = {
  failing: "Script from a host that sent malicious code",
  title: "Remove the script of a hijacked host from {pages}",
  why: "This host was bought by strangers, who sent visitors of the sites that used it to fraud. Whatever it sends runs with all rights on your pages, the checkout included.",
  steps:
    "Take the script out of the layout today. Today's browsers need no such file; where an old one must be served, take the library from your own server.",
  check: inSource("<script", "no script of this host"),
  seen: ({ scripts }) => `the script ${listed(scripts, 2)}`,
};

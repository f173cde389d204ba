import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Secure page links to unencrypted addresses",
  title: "{pages} {links|link} to unencrypted addresses",
  why: "Links to http:// addresses send visitors over an open line, and browsers warn before such pages. Inside your own site each one also costs a redirect.",
  steps:
    "Write https:// into these links, those of your own site first. If another site has no https, remove the link or accept it knowingly.",
  check: inSource('href="http://', "no line, or only hosts without https"),
};

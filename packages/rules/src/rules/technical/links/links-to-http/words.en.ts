import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { linksSeen, type LinksSeen } from "../../../../wording/link-words.ts";
import { number } from "../../../../wording/plural.ts";

export const en: Words<LinksSeen & { readonly ofThemToOwnSite: number }> = {
  failing: "Secure page links to unencrypted addresses",
  title: "Link to the https addresses on {pages}",
  why: "Links to http:// addresses send visitors over an open line, and browsers warn before such pages. Inside your own site each one also costs a redirect.",
  steps:
    "Write https:// into these links, those of your own site first. If another site has no https, remove the link or accept it knowingly.",
  check: inSource('href="http://', "no line, or only hosts without https"),
  seen: (saw) =>
    `${linksSeen(saw)}, without encryption${saw.ofThemToOwnSite > 0 ? ` (${number(saw.ofThemToOwnSite)} of them to your own site)` : ""}`,
};

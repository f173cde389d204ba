import { onPage } from "../../../../wording/checks.ts";
import { quotes } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ links: number; names: string[] }> = {
  failing: "Links of the footer lead nowhere",
  title: "Give the empty links in the footer of {pages} their addresses, or take them out",
  why: "Who looks for your terms or your profiles there clicks and nothing happens; search engines and assistants find no page behind the name.",
  steps:
    "Enter in the footer's menu or the theme's settings where each of these links leads. Take out what has no page and no profile yet.",
  check: onPage("links in the footer that open the page or profile they name"),
  seen: ({ links, names }) =>
    names.length === 0
      ? `${links} links in the footer without an address`
      : `${links} links in the footer without an address: ${quotes(names)}`,
};

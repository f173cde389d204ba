import { onPage } from "../../../../wording/checks.ts";
import { quotes } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ links: number; names: string[]; beyondFooter: boolean }> = {
  failing: "Links lead nowhere",
  title: "Fix or remove the links in the footer of {pages} that lead nowhere",
  why: "Who looks for your terms or your profiles there clicks and nothing happens; search engines and assistants find no page behind the name.",
  steps:
    "Enter in the footer's menu or the theme's settings where each of these links leads. Take out what has no page and no profile yet.",
  variants: [
    {
      when: ({ evidence: { saw } }) => saw.beyondFooter,
      title: "Fix or remove the links on {pages} that lead nowhere",
      why: "Who clicks on these names stays on the same page; search engines and assistants find nothing behind them.",
      steps:
        "Enter in the menu or the template where each of these links leads. Take out what has no page and no profile yet.",
    },
  ],
  check: onPage("links that open the page or profile they name"),
  seen: ({ links, names, beyondFooter }) =>
    `${links} links${beyondFooter ? "" : " in the footer"} without an address${names.length === 0 ? "" : `: ${quotes(names)}`}`,
};

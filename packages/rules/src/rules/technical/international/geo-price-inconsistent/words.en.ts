import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { oneLine } from "../../../../escape/plain.ts";

import { browserLanguage } from "../../../../wording/language-names.ts";

export const en: Words<{ readonly acceptLanguage: string | null; readonly price: string; readonly otherwise: string }> =
  {
    failing: "The same address shows another price to another visitor",
    title: "Show one price on {pages}, whatever the visitor's language",
    why: "Google compares the price in your feed and markup with the page it sees. When the page changes with the visitor's language, offers may be refused as wrong.",
    steps: "Give each country or currency an address of its own, or show one price to all and convert it beside.",
    check: onPage("the same price with the browser set to another language"),
    seen: ({ acceptLanguage, price, otherwise }) =>
      `${oneLine(price)} with a browser that speaks ${browserLanguage(acceptLanguage)}, and ${oneLine(otherwise)} otherwise`,
  };

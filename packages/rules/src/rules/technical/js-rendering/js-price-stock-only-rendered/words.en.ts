import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote, listed } from "../../../../wording/quote.ts";
import { offerInWords, type BeforeAndAfter } from "../../../../wording/before-after.ts";

export const en: Words<BeforeAndAfter> = {
  failing: "Price appears only after scripts ran",
  title: "Put the price into the HTML of {pages}",
  why: "AI assistants that compare offers read the page as sent and find no price, so they name another shop.",
  steps:
    "Send price and availability in the HTML, visibly and in the product data; scripts may update them afterwards.",
  check: inSource("price", "the price that visitors see"),
  seen: ({ afterScripts }) =>
    `${listed(afterScripts.map((one) => quote(offerInWords(one))))} only after scripts ran, and no price in the HTML as sent`,
};

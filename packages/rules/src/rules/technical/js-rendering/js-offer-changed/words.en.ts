import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote, listed } from "../../../../wording/quote.ts";
import { offerInWords, type BeforeAndAfter } from "../../../../wording/before-after.ts";

export const en: Words<BeforeAndAfter> = {
  failing: "Scripts change price or stock in the markup",
  title: "Keep scripts from changing price or stock in the structured data of {pages}",
  why: "Assistants read the markup as sent, Google mostly after scripts ran: they tell buyers different prices or stock, and Google takes products with changing offers out of its shopping results.",
  steps:
    "Write price, currency and availability into the markup on the server from the same data that the scripts use, and let scripts leave them alone.",
  check: inSource('"price"', "the same price and stock that the browser's inspector shows after loading"),
  seen: ({ asSent, afterScripts }) =>
    `${listed(asSent.map((one) => quote(offerInWords(one))))} in the product data as sent, and ${listed(afterScripts.map((one) => quote(offerInWords(one))))} after scripts ran`,
};

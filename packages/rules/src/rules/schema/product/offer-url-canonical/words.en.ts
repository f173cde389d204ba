import { richResult } from "../../../../wording/checks.ts";
import { addressOf } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<string> = {
  failing: "Offer in the markup leads to another site",
  title: "Link the offer in the structured data of {pages} to your own page",
  why: "Google and assistants send buyers to the url of the offer. A test shop or an old domain there loses the sale.",
  steps:
    "Write the address of the product page itself into url, the same that the canonical link names, with the parameters of the variant if there are any.",
  check: richResult("the product without errors"),
  seen: (saw) => `an offer that leads to ${addressOf(saw)}`,
};

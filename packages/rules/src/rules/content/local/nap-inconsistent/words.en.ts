import { validSchema } from "../../../../wording/checks.ts";
import { addressOf, listed, quotes } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<
  readonly { readonly phones?: readonly string[]; readonly postalCodes?: readonly string[]; readonly url: string }[]
> = {
  failing: "Phone or address differ between pages",
  title: "Show the same phone number and address on all pages",
  why: "Maps and assistants trust a business whose name, address and phone are the same everywhere. Two numbers for one name make them doubt both.",
  steps: "Write phone and address once, in one place of the system, and let every page take them from there.",
  check: validSchema("the same phone and address as on the other pages"),
  seen: (saw) =>
    `${saw.some(({ phones }) => phones) ? "different phone numbers" : "different postal codes"} of one business: ${listed(saw.map(({ phones, postalCodes, url }) => `${quotes(phones ?? postalCodes ?? [])} on ${addressOf(url)}`))}`,
};

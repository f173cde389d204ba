import { inSource } from "../../../../wording/checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly host: string; readonly address: string; readonly product: boolean }> = {
  failing: "Structured data names another host",
  title: "Correct the domain in the structured data of {pages}",
  why: "The data says that the site, a page, its product or its trail stands at another host, such as the one the site was built on or the one a template was taken from. Search engines then tie what they know to an address that is not yours.",
  steps:
    "Set the address of the site in the settings of your system or plugin to the host that visitors use, and write the pages anew. Look whether the other host still answers: where it is yours, it should redirect or ask for a password; where it belongs to others, take what is left of it out of the template.",
  check: inSource("application/ld+json", "no address on the other host"),
  seen: ({ host, address }) => `structured data with the host ${quote(host)}, such as ${quote(address)}`,
};

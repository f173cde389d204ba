import { onPage } from "../../../../wording/checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly company: string; readonly contact: string }> = {
  failing: "A legal text speaks for another company",
  title: "Replace the legal text of another company on {pages} with your own",
  why: "Guests, buyers and authorities read whom they deal with in these texts. As they stand they bind somebody else, send people to a stranger's mailbox, and leave you without terms.",
  steps:
    "Today, put a short notice in place of the text, with your own name and a way to reach you, and keep the address of the page. Then have the text written for your own company, by a lawyer where it binds buyers.",
  check: onPage("your own company, address and mail, and no mention of the other company"),
  seen: ({ company, contact }) =>
    `the text names ${quote(company)} with the address ${quote(contact)}, and no other page of the site knows either`,
};

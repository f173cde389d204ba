import { onPage } from "../../../../wording/checks.ts";
import { addressOf, quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";
import type { Saw } from "./saw.ts";

export const en: Words<Saw> = {
  failing: "Legal texts name different companies",
  title: "Name one company in all legal texts: {pages} {names|name} another one than the rest",
  why: "A visitor can't tell with whom he deals and who answers for his data; a text that was copied or is left of a template protects nobody.",
  steps:
    "Tick in the list which company is yours. Have each of the other texts written for your own company, with its address, its mail and your own domain, and checked by whoever advises you in law. Keep the addresses of the pages.",
  check: onPage("your company and your mail address, and no others as those who run the site"),
  seen: ({ company, mail, host, others: [other] }) =>
    `${quote(company, 60)} (${mail}${host === "" ? "" : `, ${host}`})${other === undefined ? "" : `, while ${addressOf(other.url)} names ${quote(other.company, 60)} (${other.mail})`}`,
};

import { onPage } from "../../../../wording/checks.ts";
import { quotes } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<readonly string[]> = {
  failing: "The mail addresses shown share no name with the site",
  title: "Check whose email addresses {pages} {shows|show}",
  why: "If they came with the template, what customers write goes to strangers, and you never see an order, a complaint or a booking.",
  steps:
    "Send a message to each of the addresses. Where none of yours answers, take the address out at once and put your own in its place; where they are yours, nothing has to change.",
  check: onPage("only addresses whose mail you receive"),
  seen: (saw) => `${quotes(saw)}, which share no word with what the site calls itself`,
};

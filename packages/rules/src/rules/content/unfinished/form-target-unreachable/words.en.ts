import { inSource } from "../../../../wording/checks.ts";
import { counted } from "../../../../wording/plural.ts";
import { addressOf, listed } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly forms: number; readonly targets: readonly string[] }> = {
  failing: "Forms send orders or messages to an address that nobody can reach",
  title: "Make the forms of {pages} send to your own site",
  why: "Visitors fill in the form, press the button and end at an error: the order or the question is lost, and you never hear of it.",
  steps:
    "Set the site's public address in your system and write the pages out anew, or enter in each form where it should send. Then send one order and one message yourself.",
  check: inSource("<form", "an action with your own public address, or a path"),
  seen: ({ forms, targets }) =>
    `${counted(forms, "form")}, with ${listed(targets.map(addressOf), 2)} as the address to send to`,
};

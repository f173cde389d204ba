import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf, listed } from "../../../../wording/quote.ts";
import { counted } from "../../../../wording/plural.ts";

export const en: Words<readonly string[]> = {
  failing: "Form that sends data unencrypted",
  title: "Send the forms of {pages} over https",
  why: "What visitors type into the form travels readable to anyone on the way, and browsers warn them before sending.",
  steps: "Change the address the form sends to into one that begins with https.",
  check: inSource("<form", "no action that starts with http:"),
  seen: (targets) =>
    `${counted(targets.length, "form")} that ${targets.length === 1 ? "sends" : "send"} what people type to ${listed(targets.map(addressOf), 2)}, unencrypted`,
};

import { onPage } from "../../../../wording/checks.ts";
import { counted } from "../../../../wording/plural.ts";
import { listed } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly forms: number; readonly fields: readonly string[] }> = {
  failing: "Forms that send nothing",
  title: "Make the forms of {pages} send what visitors write",
  problem: "{pages} {has|have} a form that sends nothing: visitors press the button, and you never hear of them.",
  why: "The form names no address, and no script of the page has a way to send anything. Whoever orders or asks may even read that all went well, and what they wrote is lost.",
  steps:
    "Give the form an action with an address of your server or of a form service, or let its script send the fields and show success only once the answer says so. Until then name a mail address and a phone number beside it. Then send one yourself and see that it arrives.",
  check: onPage("a form whose message arrives: send one yourself"),
  seen: ({ forms, fields }) =>
    `${counted(forms, "form")} without an address to send to${fields.length === 0 ? "" : `, which ${forms === 1 ? "asks" : "ask"} for ${listed(fields, 4)}`}`,
};

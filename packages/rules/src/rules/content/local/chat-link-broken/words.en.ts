import type { ChatFault } from "../../../../reading/chat-links.ts";
import type { Words } from "../../../../words.ts";
import { onPage } from "../../../../wording/checks.ts";
import { counted } from "../../../../wording/plural.ts";
import { quote } from "../../../../wording/quote.ts";

const WRONG: Readonly<Record<ChatFault, string>> = {
  zero: "whose number begins with 0, where WhatsApp needs the code of the country",
  length: "whose number is no whole international number",
  ampersand: "where the text follows & and not ?, so that it counts as part of the number",
  name: "without the name of an account",
  digits: "without a number",
  mail: "without a mail address",
};

export const en: Words<{
  readonly links: number;
  readonly shown: readonly { readonly href: string; readonly fault: ChatFault }[];
}> = {
  failing: "Links that open a chat, a call or a mail can't work",
  title: "Repair the chat and contact links on {pages}",
  why: "Whoever taps such a link to order or ask gets an error, or reaches nobody, and you never hear of it.",
  steps:
    "Write each link as the list says. WhatsApp takes the number as it is dialled from abroad, in digits alone, and a text behind ?text=. Where a script makes the links, correct the number there too. Then tap each on a phone.",
  check: onPage("a tap on each of these links opens the chat, the call or the mail with your own account"),
  seen: ({ links, shown: [first] }) =>
    `${counted(links, "link")} that can't work${first === undefined ? "" : `, for example ${quote(first.href)}, ${WRONG[first.fault]}`}`,
};

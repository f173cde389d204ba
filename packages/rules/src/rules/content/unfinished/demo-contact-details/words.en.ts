import { onPage } from "../../../../wording/checks.ts";
import { listed, quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

const KINDS = { phone: "the phone number", mail: "the mail address", address: "the address", name: "the name" };

export const en: Words<readonly { readonly kind: keyof typeof KINDS; readonly value: string }[]> = {
  failing: "Contact details are those of the template",
  title: "Put your own contact details on {pages}",
  why: "The page shows details that templates are delivered with and that belong to nobody. Buyers who want to reach you can't, and take the business for a fraud.",
  steps:
    "Replace them with your own in the template's or theme's settings: they often stand in header, footer and contact page at once. Take out what you don't want to give.",
  check: onPage("details under which you answer"),
  variants: [
    {
      when: ({ evidence }) => evidence.saw.every(({ kind }) => kind === "name"),
      title: "Replace the made-up names on {pages} with real ones",
      why: "The page names people whom templates and forms use for anybody. Visitors notice, and doubt what these people are quoted with.",
      steps: "Replace each name with the real one, or take out the words that nobody has said.",
    },
  ],
  seen: (saw) => listed(saw.map(({ kind, value }) => `${KINDS[kind]} ${quote(value)}`)),
};

import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { listed } from "../../../../wording/quote.ts";
import { REGION_WORDS } from "../../../../wording/page-places.ts";
import type { Region } from "@audit/facts";

export const en: Words<readonly { readonly fact: string; readonly in: Region }[]> = {
  failing: "Name or price stands outside the main text",
  title: "Move name and price of {pages} into the main text",
  why: "Before an assistant reads a page, a program cuts off header, navigation, side notes and footer. Here it cuts off the name or the price as well.",
  steps: "Move the main heading and the price into the main element, out of header, aside and footer.",
  check: inSource("<main", "heading and price inside main"),
  seen: (facts) => listed(facts.map((one) => `the ${one.fact} in ${REGION_WORDS[one.in]}`)),
  variants: [
    {
      when: ({ evidence: { saw } }) => saw.every(({ fact }) => fact === "main heading"),
      title: "Move the main heading of {pages} into the main text",
      why: "Before an assistant reads a page, a program cuts off header, navigation, side notes and footer. Here it cuts off the main heading as well.",
      steps: "Move the main heading into the main element, out of header, aside and footer.",
    },
    {
      when: ({ evidence: { saw } }) => saw.every(({ fact }) => fact === "price"),
      title: "Move the price on {pages} into the main text",
      why: "Before an assistant reads a page, a program cuts off header, navigation, side notes and footer. Here it cuts off the price as well.",
      steps: "Move the price into the main element, out of header, aside and footer.",
    },
  ],
};

import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<readonly { readonly fact: string }[]> = {
  failing: "Name or price stands outside the main text",
  title: "Name or price of {pages} stands outside the main text",
  why: "Before an assistant reads a page, a program cuts off header, navigation, side notes and footer. Here it cuts off the name or the price as well.",
  steps: "Move the main heading and the price into the main element, out of header, aside and footer.",
  check: inSource("<main", "heading and price inside main"),
  variants: [
    {
      when: ({ evidence: { saw } }) => saw.every(({ fact }) => fact === "main heading"),
      title: "The main heading of {pages} stands outside the main text",
      why: "Before an assistant reads a page, a program cuts off header, navigation, side notes and footer. Here it cuts off the main heading as well.",
      steps: "Move the main heading into the main element, out of header, aside and footer.",
    },
    {
      when: ({ evidence: { saw } }) => saw.every(({ fact }) => fact === "price"),
      title: "The price on {pages} stands outside the main text",
      why: "Before an assistant reads a page, a program cuts off header, navigation, side notes and footer. Here it cuts off the price as well.",
      steps: "Move the price into the main element, out of header, aside and footer.",
    },
  ],
};

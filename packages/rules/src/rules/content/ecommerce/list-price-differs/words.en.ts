import { onPage } from "../../../../wording/checks.ts";
import { addressOf } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

type Saw = {
  readonly asked: number;
  readonly listed: number;
  readonly currency: string;
  readonly on: string;
};

export const en: Words<Saw> = {
  failing: "A list asks another price than the product's page",
  title: "Show the same price for {pages} in lists and on the page itself",
  why: "Buyers see one price in the list and another one after the click, and most leave there; which of the two binds you is a matter for lawyers. Assistants quote either.",
  steps:
    "Decide which price holds and write it in both places. Best let list and page read the same field, so that they can't part again.",
  check: onPage("the same price as in the list"),
  seen: ({ asked, listed, currency, on }) =>
    `${amount(asked)} ${currency} on the page and ${amount(listed)} ${currency} in the list on ${addressOf(on)}`.replaceAll(
      "  ",
      " ",
    ),
};

const amount = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(2));

import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { listed } from "../../../../wording/quote.ts";
import { oneLine } from "../../../../escape/plain.ts";

export const en: Words<readonly { readonly kind: string; readonly begins: string }[]> = {
  failing: "Secret key in the page's code",
  title: "Revoke the secret key that {pages} {gives|give} away",
  why: "Anybody can read this key in the page and use it in your name: charge cards, read orders, send mail or change the shop.",
  steps:
    "Revoke the key at its provider today, make a new one, and keep it on the server. Pages may hold only keys made for browsers.",
  check: inSource("<script", "no key that belongs on the server"),
  seen: (secrets) =>
    `in the code of the page ${listed(secrets.map(({ kind, begins }) => `${/^[aeiou]/i.test(kind) ? "an" : "a"} ${kind} that begins with “${oneLine(begins)}”`))}`,
};

import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Secret key in the page's code",
  title: "{pages} {gives|give} away a secret key",
  why: "Anybody can read this key in the page and use it in your name: charge cards, read orders, send mail or change the shop.",
  steps:
    "Revoke the key at its provider today, make a new one, and keep it on the server. Pages may hold only keys made for browsers.",
  check: inSource("<script", "no key that belongs on the server"),
};

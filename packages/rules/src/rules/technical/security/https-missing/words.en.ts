import { status } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";

export const en: Words<string> = {
  failing: "Page without encryption",
  title: "Serve {pages} over https",
  why: "Browsers mark the page as not secure, and anyone on the way can read and change it. Google prefers encrypted pages.",
  steps:
    "Serve the page over https with a certificate (most hosts give one free), and redirect the http address to it.",
  check: status("301 to the https address"),
  seen: (url) => `an unencrypted page at ${addressOf(url)}`,
};

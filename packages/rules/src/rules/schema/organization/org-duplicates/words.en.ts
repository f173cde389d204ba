import { organization } from "../../checks.ts";
import { addressOf, listed, quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<readonly { readonly name: string; readonly url: string }[]> = {
  failing: "Pages describe the business differently",
  title: "Describe the business the same way in the structured data of all pages",
  why: "Search engines and assistants merge what all pages say about you. Different names under one address leave them with two half-known businesses.",
  steps:
    "Describe the business once on the home page under a fixed name, and refer to that description everywhere else.",
  check: organization,
  seen: (saw) => listed(saw.map(({ name, url }) => `the name ${quote(name)} on ${addressOf(url)}`)),
};

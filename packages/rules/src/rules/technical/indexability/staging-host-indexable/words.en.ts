import { status } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf, listed } from "../../../../wording/quote.ts";

export const en: Words<string | { readonly linkedFrom: readonly string[] }> = {
  failing: "A trial copy of the site is open to search engines",
  title: "Keep the test copy of the site out of search: {pages}",
  why: "Links or canonical addresses of the site lead to its trial host. Search engines follow them, list unfinished pages and take them for copies of the real ones.",
  steps: "Protect the trial host with a password, and correct the addresses in the template that name it.",
  check: status("401, or 200 only after a password"),
  seen: (saw) =>
    typeof saw === "string"
      ? `the trial copy named as canonical address: ${addressOf(saw)}`
      : `links to this trial address, for example on ${listed(saw.linkedFrom.map(addressOf), 2)}`,
};

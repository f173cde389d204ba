import { status } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";

export const en: Words<string> = {
  failing: "Address of the page has a double slash",
  title: "Redirect {pages} to the address without the double slash",
  why: "The page answers under an address with two slashes in a row. To search engines that is another page than the one with a single slash: a copy.",
  steps:
    "Redirect (301) addresses with double slashes to the clean form, and correct the links that carry them: often a base address that ends in / joined to a path that begins with /.",
  check: status("301 to the address with single slashes"),
  seen: (path) => `an address with two slashes in a row: ${addressOf(path)}`,
};

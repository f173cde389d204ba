import { hreflang } from "../checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf, listed } from "../../../../wording/quote.ts";

export const en: Words<readonly string[]> = {
  failing: "Page leaves itself out of its language versions",
  title: "Add {pages} to {its|their} own hreflang list",
  why: "Every language version must list itself and all others. A list without the page itself may not be trusted.",
  steps: "Add one hreflang line for the page's own language and its own address to the list.",
  check: hreflang,
  seen: (listedThere) =>
    `a list of languages that names ${listed(listedThere.map(addressOf), 2)} but not the page itself`,
};

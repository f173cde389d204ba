import { canonical } from "../../checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";

export const en: Words<string> = {
  failing: "Later pages of a list name the first page as canonical",
  title: "Let {pages} be listed under {its|their} own address, not as the first page of the list",
  why: "Page 2 shows other products than page 1, so it is no copy of it. With this canonical link search engines may never read what is listed there.",
  steps: "Let each page of the list name its own address in the canonical link.",
  check: canonical,
  seen: (first) => `the first page of the list, ${addressOf(first)}, as canonical address`,
};

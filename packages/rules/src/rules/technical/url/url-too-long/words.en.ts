import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { number } from "../../../../wording/plural.ts";

export const en: Words<{ readonly characters: number }> = {
  failing: "Address of the page is very long",
  title: "Give pages like {pages} shorter addresses",
  why: "Long addresses are cut off in search results and messages, and people trust and share them less.",
  steps:
    "For new pages use short addresses of a few words. Leave old pages as they are unless you redirect (301) the long address to the short one.",
  check: onPage("a short address, and the old one redirects to it"),
  seen: ({ characters }) => `an address of ${number(characters)} characters`,
};

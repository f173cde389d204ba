import type { LinkingPages } from "../../../../reading/inbound-links.ts";
import { isIndexFileOf } from "../../../../reading/index-file.ts";
import { inLinks } from "../../../../wording/checks.ts";
import { expectedAddress, linkedFrom } from "../../../../wording/link-words.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<LinkingPages & { readonly page: string }> = {
  failing: "Links lead to a second address of pages",
  title: "Link to the main address of {pages}, not to a second one",
  why: "The server sends the same page under two addresses. Search engines read both, split what links are worth between them, and choose one themselves.",
  steps:
    "Write the one address into menus, footers and texts: where a program writes the site, turn on short addresses (no index.html, no ending) in its settings. Then let the server forward (301) the second form to the first.",
  variants: [
    {
      when: ({ url, evidence: { saw } }) => isIndexFileOf(url, saw.page),
      steps:
        "Write the address of the folder (/ in place of /index.html) into menus, footers and texts; other addresses stay as they are. Then let the server forward (301) the second form to the first.",
    },
  ],
  check: inLinks("it names the address without index.html or ending, as the page's canonical does"),
  seen: (saw, fault) => `the same page as at ${expectedAddress(fault)}, while ${linkedFrom(saw)}`,
};

import { inSource } from "../../../../wording/checks.ts";
import { addressOf, quote } from "../../../../wording/quote.ts";
import { counted } from "../../../../wording/plural.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{
  readonly base: string;
  readonly examples: readonly { readonly leadsTo: string; readonly meant: string }[];
  readonly pictures: readonly string[];
  readonly ownLinks: boolean;
}> = {
  failing: "The base element leads links to addresses that don't exist",
  title: "Remove the base element that breaks links of {pages}",
  why: "The base element stands before every short address of a page: links within the page (#), links and pictures written without a slash at the front. It names a folder that the site does not have, so visitors and search engines end at an error page.",
  steps:
    "Take the base element out of the template (one line in the head, often left from a copy of the site in a folder), and publish the pages anew.",
  check: inSource("<base", "nothing"),
  seen: ({ base, examples: [first], pictures, ownLinks }) => {
    const link =
      first === undefined
        ? ""
        : `, so that ${ownLinks ? "links within the page" : "its links"} lead to ${addressOf(first.leadsTo)}, which does not exist, in place of ${addressOf(first.meant)}`;
    const more =
      pictures.length === 0 ? "" : `; ${counted(pictures.length, "picture")} at least can't load for the same reason`;
    return `the base address ${quote(base)}${link}${more}`;
  },
};

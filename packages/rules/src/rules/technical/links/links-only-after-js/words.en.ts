import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf, listed } from "../../../../wording/quote.ts";
import { counted, number } from "../../../../wording/plural.ts";

export const en: Words<{
  readonly links: number;
  readonly onlyAfterScripts: number;
  readonly examples: readonly string[];
}> = {
  failing: "Pages are linked only after scripts ran",
  title: "Put the links of {pages} into the HTML",
  why: "AI crawlers run no scripts and never find these pages; Google finds them days later, after rendering.",
  steps: "Write links to pages as real links into the HTML that the server sends, at least in menus and lists.",
  check: inSource("<a ", "the links listed stand in the source, without running scripts"),
  variants: [
    {
      when: (_fault, { heals = [] }) => heals.length > 0,
      title: "Put the content that scripts load into the HTML of {pages}",
      steps:
        "Let the server send the finished page: heading, text, links, prices and structured data in the HTML (server-side rendering or prerendering). The scripts may write the same again.",
    },
  ],
  seen: ({ links, onlyAfterScripts, examples }) =>
    `${number(onlyAfterScripts)} of ${counted(links, "link")} only after scripts ran, for example to ${listed(examples.map(addressOf), 2)}`,
};

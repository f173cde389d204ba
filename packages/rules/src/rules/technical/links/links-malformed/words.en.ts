import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote } from "../../../../wording/quote.ts";
import { counted } from "../../../../wording/plural.ts";

export const en: Words<{
  readonly links: number;
  readonly examples: readonly { readonly href: string; readonly meant: string | null }[];
}> = {
  failing: "Links are misspelled and lead nowhere",
  title: "Correct the misspelled links on {pages}",
  why: "A browser takes www.shop.example or name@shop.example for a page of this site. Visitors and search engines end at an error.",
  steps:
    "Write each link as it was meant: https:// before a web address, mailto: before a mail address. Where a template left a field empty, leave the link out as long as there is no address.",
  check: onPage("links that open what their words promise"),
  seen: ({ links, examples }) =>
    `${counted(links, "misspelled link")}, for example ${quote(examples[0]?.href ?? "")}${examples[0]?.meant ? `, where ${quote(examples[0].meant)} is meant` : ""}`,
};

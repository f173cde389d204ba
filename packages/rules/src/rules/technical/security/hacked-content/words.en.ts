import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote, addressOf, listed } from "../../../../wording/quote.ts";
import { counted } from "../../../../wording/plural.ts";

export const en: Words<
  | { readonly hidden: string; readonly linksToOtherSites: number; readonly text: string }
  | readonly { readonly to: string; readonly text: string }[]
> = {
  failing: "Page carries spam that looks injected",
  title: "Remove the spam that an intruder has probably put on {pages}",
  why: "Links and words of spammers stand in this page, mostly hidden from visitors. Google warns searchers about hacked sites and takes their pages out.",
  steps:
    "Restore clean files and database from before the break-in, update the system and its plugins, change all passwords, then ask for a review in Search Console.",
  check: inSource("<a ", "only links that you set yourself"),
  seen: (saw) =>
    "hidden" in saw
      ? `hidden text with ${counted(saw.linksToOtherSites, "link")} to other sites: ${quote(saw.text)}`
      : `links in spammers' words: ${listed(
          saw.map(({ to, text }) => `${quote(text, 40)} to ${addressOf(to)}`),
          2,
        )}`,
};

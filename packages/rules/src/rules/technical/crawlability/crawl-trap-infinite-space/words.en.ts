import type { Words } from "../../../../words.ts";
import { addressOf, listed } from "../../../../wording/quote.ts";
import { counted } from "../../../../wording/plural.ts";

export const en: Words<{ readonly addresses: number; readonly examples: readonly string[] }> = {
  failing: "The site spins out addresses without end",
  title: "Stop the site from generating endless addresses",
  why: "Hundreds of addresses differ only in parameters, dates or repeated folders. Search engines lose their way among them and reach the pages that sell late.",
  steps:
    "Block these addresses in robots.txt or take the links to them away; write links with a leading slash if folders repeat.",
  check: ({ view }) =>
    `Run an audit of ${view.site.home} again. Expected: no address left out as a variation of others.`,
  seen: ({ addresses, examples }) =>
    `${counted(addresses, "address", "addresses")} that are only variations of others, for example ${listed(examples.map(addressOf), 2)}`,
};

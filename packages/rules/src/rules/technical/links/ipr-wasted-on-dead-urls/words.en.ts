import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";
import { linkedFrom } from "../../../../wording/link-words.ts";
import { counted } from "../../../../wording/plural.ts";
import type { LinkingPages } from "../../../../reading/inbound-links.ts";

export const en: Words<{
  readonly percentOfWeight: number;
  readonly addresses: number;
  readonly heaviest: readonly (LinkingPages & { readonly url: string; readonly status: number })[];
}> = {
  failing: "Much of the site's internal weight flows into dead addresses",
  title: "Correct the links to dead addresses across the site",
  why: "Links pass weight on, and yours pass a good part of it to addresses that show nothing. It is missing on the pages that sell.",
  steps: "Correct or remove the links to the addresses shown, those in menus and footers first.",
  check: ({ view }) => `Open ${view.site.home} and follow its menu. Expected: no link ends at an error.`,
  seen: ({ percentOfWeight, addresses, heaviest }) =>
    `${percentOfWeight}% of the weight of your links given to ${counted(addresses, "dead address", "dead addresses")}${heaviest[0] === undefined ? "" : `, most of it to ${addressOf(heaviest[0].url)}; ${linkedFrom(heaviest[0])}`}`,
};

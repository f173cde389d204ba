import { inSitemap } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote, addressOf, listed } from "../../../../wording/quote.ts";
import { counted } from "../../../../wording/plural.ts";

export const en: Words<{
  readonly inFuture: number;
  readonly unreadable: number;
  readonly examples: readonly { readonly url: string; readonly lastmod: string | null }[];
}> = {
  failing: "Sitemap gives days of change that can't be",
  title: "Correct the impossible dates in the sitemap",
  why: "Some dates lie in the future or are written in a way no search engine reads. Google uses such dates only where they have proved right, so wrong ones devalue the others.",
  steps:
    "Let the shop write the day of the last real change in the form 2026-01-31, or leave the date out where there is none.",
  check: inSitemap("the day of the page's last change, YYYY-MM-DD, or no <lastmod>"),
  seen: ({ inFuture, unreadable, examples }) =>
    `${listed([...(inFuture > 0 ? [`${counted(inFuture, "date")} in the future`] : []), ...(unreadable > 0 ? [`${counted(unreadable, "date")} that can't be read`] : [])])}${examples[0] === undefined ? "" : `, for example ${quote(examples[0].lastmod ?? "")} for ${addressOf(examples[0].url)}`}`,
};

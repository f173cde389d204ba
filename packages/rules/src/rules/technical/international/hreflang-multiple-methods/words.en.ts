import { hreflang } from "../checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf, listed } from "../../../../wording/quote.ts";
import { oneLine } from "../../../../escape/plain.ts";
import { PLACE } from "../../../../reading/hreflang-sets.ts";

const PLACES: Readonly<Record<string, string>> = {
  [PLACE.html]: "in the page",
  [PLACE.header]: "in the server's answer",
  [PLACE.sitemap]: "in the sitemap",
};

export const en: Words<readonly { readonly hreflang: string; readonly url: string; readonly place: string }[]> = {
  failing: "Page, header and sitemap disagree on language versions",
  title: "Keep the hreflang of {pages} in one place",
  why: "Search engines read language versions from the page, the server's answer and the sitemap alike. Where these contradict each other, the version may be dropped.",
  steps: "Choose one of the three places for language versions and remove the others.",
  check: hreflang,
  seen: (versions) =>
    `addresses that disagree: ${listed(
      versions.map(
        ({ hreflang, url, place }) => `${addressOf(url)} for “${oneLine(hreflang)}” ${PLACES[place] ?? oneLine(place)}`,
      ),
      2,
    )}`,
};

import type { LookedAt } from "../../../reading/business-pages.ts";
import { onPage } from "../../../wording/checks.ts";
import type { Variant } from "../../../words.ts";
import { counted } from "../../../wording/plural.ts";

export type { LookedAt } from "../../../reading/business-pages.ts";

/** Where several of these pages are missing, they are one task. */
export const togetherWithOthers: Variant<LookedAt> = {
  when: (_fault, { heals = [] }) => heals.length > 0,
  title: "Publish the pages on terms and law that the site lacks",
  steps:
    "Publish each page whose contents are listed below, in the language of your home page, and link all of them from the footer of every page.",
};

export const linked = (what: string) =>
  onPage(`a link to ${what} in the footer or menu, and the page behind it answers the questions in the steps`);

/** What the search for a page of the business went through, as a clause after "we saw". */
export const absent =
  (what: string) =>
  ({ addressesLookedAt, pagesCrawled }: LookedAt): string =>
    `no ${what} among ${counted(addressesLookedAt, "address", "addresses")} that ${counted(pagesCrawled, "page")} of the site ${pagesCrawled === 1 ? "leads" : "lead"} to`;

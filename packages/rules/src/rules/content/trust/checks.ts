import type { LookedAt } from "../../../reading/business-pages.ts";
import { onPage } from "../../../wording/checks.ts";
import { counted } from "../../../wording/plural.ts";

export type { LookedAt } from "../../../reading/business-pages.ts";

export const linked = (what: string) =>
  onPage(`a link to ${what} in the footer or menu, and the page behind it answers the questions in the steps`);

/** What the search for a page of the business went through, as a clause after "we saw". */
export const absent =
  (what: string) =>
  ({ addressesLookedAt, pagesCrawled }: LookedAt): string =>
    `no ${what} among ${counted(addressesLookedAt, "address", "addresses")} that ${counted(pagesCrawled, "page")} of the site ${pagesCrawled === 1 ? "leads" : "lead"} to`;

import { status } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";
import { linkedFrom } from "../../../../wording/link-words.ts";
import type { LinkingPages } from "../../../../reading/inbound-links.ts";

export const en: Words<LinkingPages & { readonly target: string }> = {
  failing: "Removed pages redirect to the home page",
  title: "Redirect {pages} to the page that took {its|their} place, not to the home page",
  why: "Visitors look for a product and land on the home page. Google treats such redirects as “page not found”, so nothing of the old page is passed on.",
  steps:
    "Redirect each address to the page that answers the same need: the successor product or its category. If there is none, answer 404 or 410 with a helpful error page.",
  check: status("301 to a page on the same subject, or 410"),
  seen: (saw) => `a redirect to ${addressOf(saw.target)}${saw.linkingPages === 0 ? "" : `, while ${linkedFrom(saw)}`}`,
};

import type { PageKind } from "@audit/facts";
import type { Cause } from "@audit/rules";
import { distinctUrls } from "@audit/rules/fixes/fixer";
import type { SiteView } from "@audit/rules/view/site-view";
import { counted, number } from "@audit/rules/wording/plural";
import { spoken } from "@audit/rules/wording/spoken";
import { noun } from "./subject.ts";
import { variantOf } from "./title.ts";

/** Why pages of a kind matter to a business; facts of the trade, no promise. */
const ROLE: Partial<Record<PageKind, string>> = {
  product: "Product pages are where visitors buy.",
  category: "Category pages are where buyers who don't know the product yet arrive.",
  home: "The home page is the one most visitors and links reach first.",
  article: "Articles bring visitors who ask before they buy.",
};

/** What changes for whom, in the rule's words and with the site's own numbers; nothing is estimated. */
export function businessValue(cause: Cause, view: SiteView): string {
  const why = spoken(variantOf(cause, view).why ?? cause.finding.says.why, view);
  const parts = [why, madeAlike(cause), role(cause), links(cause, view), aiPart(cause)];
  return parts.filter((part) => part !== null).join(" ");
}

/** A browser looks at a page or two of each template; the others are made alike but were not looked at. */
const madeAlike = (cause: Cause): string | null =>
  cause.sampled !== undefined && cause.scope === "group" && cause.outOf > cause.sampled
    ? `The site has ${number(cause.outOf)} ${noun(cause, cause.outOf)} made alike.`
    : null;

/** How many links lead to addresses that are no pages: visitors meet each of them. */
function links(cause: Cause, view: SiteView): string | null {
  if (cause.finding.scope === "site" || view.allInlinks === 0) return null;
  const urls = distinctUrls(cause);
  const areNoPages = cause.scope === "addresses" || urls.some((url) => view.pageAt(url)?.response.status !== 200);
  const own = areNoPages ? urls.reduce((sum, url) => sum + view.inlinksOf(url), 0) : 0;
  return own > 0 ? `${counted(own, "link")} of the site ${own === 1 ? "leads" : "lead"} there.` : null;
}

const role = ({ kind }: Cause): string | null => (kind && ROLE[kind]) ?? null;

const aiPart = ({ finding }: Cause): string | null =>
  finding.area.startsWith("ai-") ? "AI assistants can only cite what they may and can read." : null;

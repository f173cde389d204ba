import type { PageKind } from "@audit/facts";
import type { Cause } from "@audit/rules";
import { distinctUrls, countUrls } from "@audit/rules/fixes/fixer";
import type { SiteView } from "@audit/rules/view/site-view";
import { counted, number, percent } from "@audit/rules/wording/plural";
import { noun } from "./subject.ts";

/** Why pages of a kind matter to a business; facts of the trade, no promise. */
const ROLE: Partial<Record<PageKind, string>> = {
  product: "Product pages are where visitors buy.",
  category: "Category pages are where buyers who don't know the product yet arrive.",
  home: "The home page is the one most visitors and links reach first.",
  article: "Articles bring visitors who ask before they buy.",
};

/** One to three sentences with the site's own numbers; nothing is estimated. */
export function businessValue(cause: Cause, view: SiteView): string {
  const parts = [reach(cause, view), links(cause, view), role(cause), aiPart(cause)];
  return parts.filter((part) => part !== null).join(" ");
}

function reach(cause: Cause, view: SiteView): string {
  const count = countUrls(cause);
  if (cause.finding.scope === "site")
    return `Concerns the whole site, ${counted(view.served.length, "page")} in this audit.`;
  if (cause.kind === "home" && count === 1) return "Concerns the home page.";
  if (cause.sampled !== undefined) return sampleReach(cause, cause.sampled, count);
  const all = Math.max(cause.outOf, count);
  if (count === all)
    return count === 1
      ? `Concerns 1 ${noun(cause, 1)}.`
      : `Concerns all ${number(count)} ${noun(cause, count)} in this audit.`;
  return `Concerns ${number(count)} of ${number(all)} ${nounOfAll(cause, all, view)} (${percent(count / all)}).`;
}

/** A browser looks at a page or two of each template; the others are made alike but were not looked at. */
function sampleReach(cause: Cause, sampled: number, count: number): string {
  const seen = `Seen on ${number(count)} of ${number(sampled)} ${noun(cause, sampled)} run in a browser`;
  return cause.scope === "group" && cause.outOf > sampled
    ? `${seen}; the site has ${number(cause.outOf)} made alike.`
    : `${seen}.`;
}

/** A rule may have looked at pages of other kinds too; then the whole is not called by the kind of those at fault. */
function nounOfAll(cause: Cause, all: number, view: SiteView): string {
  return noun(all > view.pagesOfKind(cause.kind) ? { ...cause, kind: null } : cause, all);
}

/** The part of all internal links that point to the pages at fault. */
function links(cause: Cause, view: SiteView): string | null {
  const urls = distinctUrls(cause);
  if (cause.finding.scope === "site" || view.allInlinks === 0) return null;
  const own = urls.reduce((sum, url) => sum + view.inlinksOf(url), 0);
  if (cause.scope === "addresses" || own === 0) {
    return own > 0 ? `${counted(own, "link")} of the site ${own === 1 ? "leads" : "lead"} there.` : null;
  }
  if (urls.some((url) => view.pageAt(url)?.response.status !== 200))
    return `${counted(own, "link")} of the site ${own === 1 ? "leads" : "lead"} there.`;
  const share = own / view.allInlinks;
  // Of nearly all pages it says nothing new; of a hardly linked one nothing that helps.
  if (cause.scope === "layout" || share >= 0.95 || share < 0.01) return null;
  return `${urls.length === 1 ? "It gets" : "Together they get"} ${percent(Math.min(1, share))} of the site's internal links.`;
}

const role = ({ kind }: Cause): string | null => (kind && ROLE[kind]) ?? null;

const aiPart = ({ finding }: Cause): string | null =>
  finding.area.startsWith("ai-") ? "AI assistants can only cite what they may and can read." : null;

import { type PageFault, type Cause } from "@audit/rules";
import { templateAt } from "@audit/rules/view/template-at";
import { MOST_BY_HAND, MOST_EXAMPLES, countUrls } from "@audit/rules/fixes/fixer";
import type { PageKind } from "@audit/facts";
import type { SiteView } from "@audit/rules/view/site-view";
import { impactOf } from "../worth/priority.ts";

/** One fault on ten pages is a habit; the eleventh task of it tells nothing new. */
const MOST_OF_A_CAUSE = 10;
/** Pages that buyers and readers look for; nobody misses a good title on a page of terms. */
const SOUGHT: ReadonlySet<PageKind | null> = new Set(["home", "product", "category", "article"]);
/** Data that half of the pages lack are missing in the template. */
const RARE = 0.5;

/**
 * Actions about one page each, best page first, for the best of a group that is too large to be worked off at once, where
 * the repair is the page's own text or its own data. None is worth less than half of the site's listed pages.
 */
export function importantPages(cause: Cause, view: SiteView): Cause[] {
  if (!isTooCoarse(cause)) return [];
  const least = medianWorth(view);
  const isBest = ({ url }: PageFault): boolean => {
    const page = view.pageAt(url);
    return page !== null && SOUGHT.has(page.kind) && page.indexability.indexable && view.worthOf(url) >= least;
  };
  return firstOfEach(cause.faults, isBest).map((fault) => ({
    scope: "page",
    finding: cause.finding,
    template: templateAt(view.indexOf(fault.url), view)?.id ?? cause.template,
    kind: view.pageAt(fault.url)?.kind ?? null,
    faults: [fault],
    outOf: cause.outOf,
  }));
}

/** The first fault of each page that is asked for, until there are enough. */
function firstOfEach(faults: readonly PageFault[], isWanted: (fault: PageFault) => boolean): PageFault[] {
  const byPage = new Map<string, PageFault>();
  for (const fault of faults) {
    if (byPage.size === MOST_OF_A_CAUSE) break;
    if (!byPage.has(fault.url) && isWanted(fault)) byPage.set(fault.url, fault);
  }
  return [...byPage.values()];
}

const medians = new WeakMap<SiteView, number>();

function medianWorth(view: SiteView): number {
  const known = medians.get(view);
  if (known !== undefined) return known;
  const pages = view.served
    .map((index) => view.site.pages[index]!)
    .filter(({ indexability }) => indexability.indexable);
  const worths = pages.map(({ url }) => view.worthOf(url)).toSorted((a, b) => a - b);
  const median = worths[Math.floor(worths.length / 2)] ?? 0;
  medians.set(view, median);
  return median;
}

function isTooCoarse(cause: Cause): boolean {
  const { scope, finding, outOf } = cause;
  const by = finding.repair.alone;
  if (scope !== "group" || by === undefined || impactOf(finding) === "low") return false;
  const pages = countUrls(cause);
  return by === "words" ? pages > MOST_BY_HAND : pages > MOST_EXAMPLES && pages < RARE * outOf;
}

import type { Cause } from "./cause.ts";
import { deservesOwnAction } from "./page-content.ts";
import { templateAt } from "./find-causes.ts";
import type { SiteView } from "../view/site-view.ts";

/** A group this small shows the code of every page already. */
const SHOWN_IN_GROUP = 3;
/** Beyond a dozen pages the pattern in the group's action is quicker than page by page. */
const MOST_PER_GROUP = 12;

/** Actions about one page each, for the most valuable pages of large groups whose repair is the page's own text. */
export function importantPages(cause: Cause, view: SiteView): Cause[] {
  const small = cause.faults.length <= SHOWN_IN_GROUP;
  if (small || cause.scope !== "group" || !deservesOwnAction(cause.finding)) return [];
  return cause.faults.slice(0, MOST_PER_GROUP).map((fault) => ({
    scope: "page",
    finding: cause.finding,
    template: templateAt(view.indexOf(fault.url), view)?.id ?? cause.template,
    kind: view.pageAt(fault.url)?.kind ?? null,
    faults: [fault],
    outOf: cause.outOf,
  }));
}

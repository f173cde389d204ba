import { itemAt, type PageKind } from "@audit/facts";
import { groupOf, OTHER_PAGES } from "../causes/page-groups.ts";
import { templateAt } from "@audit/rules/view/template-at";
import { pathAndQuery } from "@audit/rules/view/page-words";
import type { SiteView } from "@audit/rules/view/site-view";

/** A group of pages as this run found it. */
export interface LiveGroup {
  readonly id: string;
  readonly kind: PageKind;
  /** Path and query of all its pages, in order. */
  readonly paths: readonly string[];
}

/** The groups whose names hold an address pattern, in order. */
export function liveGroups(view: SiteView): LiveGroup[] {
  const byGroup = Map.groupBy(view.served, (index) => groupOf(index, view));
  byGroup.delete(OTHER_PAGES);
  return [...byGroup]
    .map(([id, indices]) => ({
      id,
      kind: templateAt(itemAt(indices, 0), view)?.kind ?? "other",
      paths: indices.map((index) => pathAndQuery(itemAt(view.site.pages, index).url)).toSorted(),
    }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

import { itemAt, type PageKind } from "@audit/facts";
import { pathAndQuery } from "@audit/rules/view/page-words";
import type { SiteView } from "@audit/rules/view/site-view";
import type { LiveGroup } from "./live-groups.ts";
import type { PageName, SiteMemory } from "./site-memory.ts";
import { slugIndex } from "./slug-index.ts";

/**
 * What fingerprints call the pages of a run that were remembered: by path and query of today. A page that is gone is
 * found again only in a group that was renamed, and only where one page alone has its end of the address.
 */
export function namePages(
  before: SiteMemory,
  renamed: readonly LiveGroup[],
  view: SiteView,
): ReadonlyMap<string, PageName> {
  const served = new Set(view.served.map((index) => pathAndQuery(itemAt(view.site.pages, index).url)));
  const [alive, gone] = split(Object.entries(before.pages), ([path]) => served.has(path));
  const slugs = slugIndex(renamed);
  const moved = gone.map(([path, name]) => ({ name, now: slugs.pageOf(kindOf(name), path) }));
  const byPage = Map.groupBy(moved, ({ now }) => now);
  byPage.delete(null);
  const found = [...byPage].flatMap(([now, all]) =>
    all.length === 1 ? [[now ?? "", itemAt(all, 0).name] as const] : [],
  );
  // A page that was remembered under its present address is itself, whatever else seems to lead there.
  return new Map([...found, ...alive]);
}

const kindOf = ({ template }: PageName): PageKind => template.split(":")[0] as PageKind;

function split<T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  const { first = [], second = [] } = Object.groupBy(all, (one) => (isFirst(one) ? "first" : "second"));
  return [first, second];
}

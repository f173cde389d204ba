import { itemAt } from "@audit/facts";
import type { SiteView } from "./site-view.ts";

type Property = "og:title" | "og:description";

const known = new WeakMap<SiteView, Map<Property, ReadonlyMap<string, number>>>();

/** How many served pages have this text in their preview. */
export function pagesWithPreview(property: Property, text: string, view: SiteView): number {
  const byProperty = known.get(view) ?? new Map<Property, ReadonlyMap<string, number>>();
  known.set(view, byProperty);
  let times = byProperty.get(property);
  if (times === undefined) {
    const all = view.served.flatMap((index) => itemAt(view.site.pages, index).head.openGraph[property] ?? []);
    times = new Map([...Map.groupBy(all, (one) => one)].map(([one, same]) => [one, same.length]));
    byProperty.set(property, times);
  }
  return times.get(text) ?? 0;
}

import { itemAt, type PageFacts } from "@audit/facts";
import { noted } from "../reading/noted.ts";
import { normalised } from "../reading/words.ts";
import { mainHeadingsOf } from "./main-headings.ts";
import type { SiteView } from "./site-view.ts";

const lastCrumb = noted(({ commerce }): string => normalised(commerce.breadcrumbs.at(-1)?.text ?? ""));

const known = new WeakMap<SiteView, ReadonlyMap<string, number>>();

/** Whether other pages' trails end with the same words and no heading of this page has them: a script fills in the name. */
export function isPlaceholder(name: string, page: PageFacts, view: SiteView): boolean {
  // A list has the same name on each of its pages.
  if (page.kind !== "product") return false;
  const key = normalised(name);
  if (mainHeadingsOf(page).some(({ text }) => normalised(text) === key)) return false;
  let times = known.get(view);
  if (times === undefined) {
    const ends = view.served.map((index) => lastCrumb(itemAt(view.site.pages, index)));
    times = new Map([...Map.groupBy(ends, (end) => end)].map(([end, same]) => [end, same.length]));
    known.set(view, times);
  }
  return (times.get(key) ?? 0) > 1;
}

import { createKeyMap, itemAt, type KeyMap, type PageFacts } from "@audit/facts";
import { noted } from "../reading/noted.ts";
import { textKey } from "../reading/text-key.ts";
import { normalised } from "../reading/words.ts";
import type { SiteView } from "./site-view.ts";

/** What heads a part of so many pages, or leads to so many, is a label of the site's frame. */
const FEWEST = 3;

const headingsOn = noted(({ headings }): readonly number[] => [
  ...new Set(headings.map(({ text }) => textKey(normalised(text)))),
]);

const headed = new WeakMap<SiteView, KeyMap>();
const leading = new WeakMap<SiteView, KeyMap>();

/** On how many pages a heading of any rank stands. */
export function headingTimes(text: string, view: SiteView): number {
  let times = headed.get(view);
  if (times === undefined) {
    times = createKeyMap();
    for (const index of view.served) headingsOn(itemAt(view.site.pages, index)).forEach(times.add);
    headed.set(view, times);
  }
  return times.get(textKey(normalised(text)));
}

/** To how many addresses links with these words lead; forms of one path with other questions count once. */
function targetsOf(text: string, view: SiteView): number {
  let targets = leading.get(view);
  if (targets === undefined) {
    targets = createKeyMap();
    const { graph } = view.site;
    const seen = new Map<string, Set<number>>();
    for (const [node, url] of graph.urls.entries()) {
      const path = url.replace(/[?#].*$/, "");
      const known = seen.get(path) ?? new Set<number>();
      seen.set(path, known);
      for (const key of new Set(graph.anchorsOf(node).map((words) => textKey(normalised(words))))) {
        if (!known.has(key)) targets.add(key);
        known.add(key);
      }
    }
    leading.set(view, targets);
  }
  return targets.get(textKey(normalised(text)));
}

/** Words that many pages carry as a heading, or that lead to many pages ("Read more"): they name none of them. */
export const isFrameLabel = (text: string, view: SiteView): boolean =>
  headingTimes(text, view) >= FEWEST || targetsOf(text, view) >= FEWEST;

/** The words of links to a page that lead to it alone. */
export function linkNames(page: Pick<PageFacts, "url">, view: SiteView): readonly string[] {
  const { graph } = view.site;
  const node = graph.nodeOf(page.url);
  return node < 0 ? [] : graph.anchorsOf(node).filter((words) => targetsOf(words, view) < FEWEST);
}

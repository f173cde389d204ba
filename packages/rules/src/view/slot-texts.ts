import { itemAt, type PageFacts } from "@audit/facts";
import { forLast } from "../reading/for-last.ts";
import { normalised } from "../reading/words.ts";
import { mainHeadingsOf } from "./main-headings.ts";
import type { SiteView } from "./site-view.ts";

/** Pages whose texts are compared. */
const MOST_PAGES = 200;
/** The same words around another name on so many pages are the template's. */
const FEWEST_PAGES = 3;

const known = new WeakMap<SiteView, ReadonlyMap<string, number>>();

const namesOf = forLast((page: PageFacts): readonly string[] =>
  mainHeadingsOf(page)
    .map((heading) => normalised(heading.text))
    .filter((name) => name.length > 2),
);

/** A text without the page's own name and without numbers. */
function frameOf(text: string, page: PageFacts): string {
  const bare = namesOf(page).reduce((rest, name) => rest.replaceAll(name, " "), normalised(text));
  return bare.replace(/[\d\s.,:]+/g, " ").trim();
}

function framesOf(view: SiteView): ReadonlyMap<string, number> {
  const before = known.get(view);
  if (before) return before;
  const step = Math.max(1, Math.floor(view.served.length / MOST_PAGES));
  const counts = new Map<string, number>();
  for (const index of view.served.filter((_, at) => at % step === 0)) {
    const page = itemAt(view.site.pages, index);
    for (const frame of new Set(page.text.paragraphs.map((text) => frameOf(text, page))))
      counts.set(frame, (counts.get(frame) ?? 0) + 1);
  }
  known.set(view, counts);
  return counts;
}

/** Whether a paragraph says of other pages what it says of this one, with another name or number in it. */
export const isFilledIn = (text: string, page: PageFacts, view: SiteView): boolean =>
  (framesOf(view).get(frameOf(text, page)) ?? 0) >= FEWEST_PAGES;

import type { PageFacts } from "@audit/facts";
import { oneLine } from "../escape/plain.ts";
import { listingsOf } from "../reading/listed-products.ts";
import { normalised } from "../reading/words.ts";
import { headingTimes } from "./frame-labels.ts";
import { pageName } from "./page-name.ts";
import type { SiteView } from "./site-view.ts";

/** Longer ones are sentences, shorter ones labels. */
const LONGEST = 45;
const SHORTEST = 4;

/** What a page speaks of, in its own order: of a category the products that it lists, of another page its own sub-headings. */
export function topicsOf(page: PageFacts, view: SiteView): string[] {
  const name = pageName(page, view) ?? "";
  const known = new Set([normalised(name)]);
  const names = page.kind === "category" ? listedNames(page, view) : ownHeadings(page, view);
  return names.map(oneLine).filter((text) => {
    const key = normalised(text);
    const isTold = text.length >= SHORTEST && text.length <= LONGEST && /\p{L}{2}/u.test(text) && !known.has(key);
    known.add(key);
    return isTold;
  });
}

function listedNames(page: PageFacts, view: SiteView): string[] {
  const listing = listingsOf(view.site).find((one) => one.page.url === page.url);
  return (listing?.products ?? []).flatMap((node) => {
    const product = view.pageAt(view.site.graph.urls[node] ?? "");
    return product === null ? [] : (pageName(product, view) ?? []);
  });
}

/** Questions are headed elsewhere, and what other pages head, too, is the frame's. */
function ownHeadings({ headings }: PageFacts, view: SiteView): string[] {
  const own = headings.filter(
    ({ level, text, region }) =>
      level > 1 &&
      (region === "main" || region === "body") &&
      !/[?？؟!:]\s*$/u.test(text) &&
      headingTimes(text, view) === 1,
  );
  const rank = Math.min(...own.map(({ level }) => level));
  return own.filter(({ level }) => level === rank).map(({ text }) => text);
}

import type { PageFacts } from "@audit/facts";
import { cutAtWord, oneLine } from "../../escape/plain.ts";
import { addressWords, mainHeading, pageName } from "../../view/page-words.ts";
import { productWords } from "../../view/product-words.ts";
import type { SiteView } from "../../view/site-view.ts";

/** About 561 pixels in Google's results, the width after which it cuts. */
const MOST = 60;

/**
 * A title from the page's own words: name, what tells it from pages of the same name, site name.
 * Null when the page does not name itself.
 */
export function proposeTitle(page: PageFacts, view: SiteView): string | null {
  if (page.kind === "home") return homeTitle(page, view);
  const name = pageName(page, view) ?? addressWords(page.url);
  if (!name) return null;
  const details = detailsOf(page, name, view);
  const telling = view.pagesNamed(name) > 1 ? details.slice(0, 1) : [];
  const forms = [
    [name, ...(telling.length > 0 ? telling : details.slice(0, 1))],
    [name, ...telling],
  ];
  for (const parts of forms) {
    const full = `${parts.join(" – ")} | ${view.name}`;
    if (full.length <= MOST) return full;
  }
  const short = [name, ...telling].join(" – ");
  if (short.length <= MOST) return short;
  const end = telling.length > 0 ? ` – ${cutAtWord(telling[0]!, 20)}` : "";
  return cutAtWord(name, MOST - end.length) + end;
}

function homeTitle(page: PageFacts, view: SiteView): string {
  const heading = mainHeading(page);
  const promise = heading && !heading.toLowerCase().includes(view.name.toLowerCase()) ? heading : null;
  const full = promise ? `${view.name} – ${promise}` : (heading ?? view.name);
  return cutAtWord(full, MOST);
}

/** What tells the page from others: brand, parent in the trail, article number, address. None is repeated. */
function detailsOf(page: PageFacts, name: string, view: SiteView): string[] {
  const product = page.kind === "product" ? productWords(page, view) : null;
  const trail = page.commerce.breadcrumbs.slice(1, -1).map((crumb) => oneLine(crumb.text));
  const all = [product?.brand, trail.at(-1), product?.sku, addressWords(page.url)];
  const known = `${name} ${view.name}`.toLowerCase();
  return all.flatMap((detail) => (detail && !known.includes(detail.toLowerCase()) ? [oneLine(detail)] : []));
}

import { itemAt, type PageFacts } from "@audit/facts";
import { cutAtWord, oneLine } from "../../escape/plain.ts";
import { addressWords, mainHeading, pageName, withoutSiteName } from "../../view/page-words.ts";
import { productWords } from "../../view/product-words.ts";
import type { SiteView } from "../../view/site-view.ts";
import { fillIn } from "../fixer.ts";
import { cutAtSense } from "./cut-at-sense.ts";
import { roomFor } from "./room.ts";

/** Latin letters that fit into about 561 pixels, the width after which Google cuts. */
export const LATIN_ROOM = 60;

/**
 * A title from the page's own words: name, what tells it from pages of the same name, site name.
 * Null when the page does not name itself.
 */
export function proposeTitle(page: PageFacts, view: SiteView): string | null {
  if (page.kind === "home") return homeTitle(page, view);
  const written = pageName(page, view) ?? addressWords(page.url);
  if (!written) return null;
  const name = capital(written);
  const most = roomFor(name, LATIN_ROOM);
  const { enriching, telling } = detailsOf(page, written, view);
  const forms = [
    [name, ...(telling.length > 0 ? telling : enriching)],
    [name, ...telling],
  ];
  for (const parts of forms) {
    const full = `${parts.join(" – ")} | ${view.nameOn(page)}`;
    if (full.length <= most) return full;
  }
  const short = [name, ...telling].join(" – ");
  if (short.length <= most) return short;
  const end = telling.length > 0 ? ` – ${cutAtWord(itemAt(telling, 0), 20)}` : "";
  return cutAtSense(name, most - end.length) + end;
}

/** Styles may write a heading's capitals; a title shows what stands in the page. "iPhone" keeps its own. */
export const capital = <T extends string | null>(words: T): T | string =>
  words !== null && words === words.toLowerCase() ? words.slice(0, 1).toUpperCase() + words.slice(1) : words;

function homeTitle(page: PageFacts, view: SiteView): string {
  // Several h1 on a home page are its sliders and cards, not what the shop is.
  const own = page.headings.filter(({ level, text }) => level === 1 && oneLine(text) !== "");
  const heading = own.length === 1 ? mainHeading(page, view) : null;
  if (!heading) return `${view.name} – ${fillIn("what you sell, in three to five words")}`;
  const full = heading.toLowerCase().includes(view.name.toLowerCase()) ? heading : `${view.name} – ${heading}`;
  return cutAtWord(full, roomFor(full, LATIN_ROOM));
}

interface Details {
  /** Worth saying when there is room: brand or parent category. */
  readonly enriching: readonly string[];
  /** Needed because other pages have the same name; article number or address where nothing better is known. */
  readonly telling: readonly string[];
}

/** At most one detail each; none repeats what the name or the site's name says. */
function detailsOf(page: PageFacts, name: string, view: SiteView): Details {
  const product = page.kind === "product" ? productWords(page, view) : null;
  const trail = page.commerce.breadcrumbs.slice(1, -1).map((crumb) => oneLine(crumb.text));
  const known = `${name} ${view.nameOn(page)}`.toLowerCase();
  const news = (details: readonly (string | null | undefined)[]): string[] =>
    details.flatMap((detail) => (detail && !known.includes(detail.toLowerCase()) ? [oneLine(detail)] : []));
  const enriching = news([product?.brand, trail.at(-1)]);
  const telling = view.pagesNamed(name) > 1 ? news([...enriching, product?.sku, addressWords(page.url)]) : [];
  return { enriching: enriching.slice(0, 1), telling: telling.slice(0, 1) };
}

/** The present title shortened: without the site's name, then where a reader may stop. */
export function shortenTitle(title: string, siteName: string): string {
  const line = oneLine(title);
  const most = roomFor(line, LATIN_ROOM);
  const bare = withoutSiteName(line, siteName);
  if (bare.length <= most) return bare;
  return cutAtSense(bare, most);
}

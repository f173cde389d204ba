import { itemAt, type PageFacts } from "@audit/facts";
import { oneLine } from "../../escape/plain.ts";
import { withoutTail } from "../../reading/title-tails.ts";
import { languageFolder } from "../../reading/language-folder.ts";
import { addressWords, pathOf } from "../../view/address-words.ts";
import { mainHeading, pageName } from "../../view/page-name.ts";
import { productWords } from "../../view/product-words.ts";
import type { SiteView } from "../../view/site-view.ts";
import { isHouseBrand } from "../../view/house-brand.ts";
import { templateEnd } from "../../view/template-end.ts";
import { tokensOf } from "../../reading/words.ts";
import { fillIn } from "../fixer.ts";
import { fittingLength } from "./fitting-length.ts";
import { tellingValue } from "./telling-values.ts";

/** Latin letters that fit into about 561 pixels, the width after which Google cuts. */
export const LATIN_LENGTH = 60;

/**
 * A title from the page's own words: name, what tells it from pages of the same name, site name.
 * Null when the page does not name itself.
 */
export function proposeTitle(page: PageFacts, view: SiteView): string | null {
  if (page.kind === "home") return homeTitle(page, view);
  const written = pageName(page, view) ?? shownAddressWords(page);
  if (!written) return null;
  const name = capital(written);
  const most = fittingLength(name, LATIN_LENGTH);
  const { enriching, telling } = detailsOf(page, written, view);
  // Two pages of one name, of which nothing tells them apart, are told apart by their writer or are one too many.
  if (telling.length === 0 && namesakes(written, view).some((one) => one !== page && !isVersion(one, page)))
    return null;
  const forms = [
    [name, ...(telling.length > 0 ? telling : enriching)],
    [name, ...telling],
  ];
  for (const parts of forms) {
    const full = withEnding(parts.join(" – "), page, view);
    if (full.length <= most) return full;
  }
  const short = [name, ...telling].join(" – ");
  // A name that is somewhat too long still says more than half of it.
  return short.length <= most * A_LITTLE_MORE ? short : null;
}

/** A name that holds the site's is not followed by it once more, but where the present title ends in it. */
function withEnding(title: string, page: PageFacts, view: SiteView): string {
  const name = view.nameOn(page);
  const isSaid = sameWordsIn(title, name);
  const isThere = oneLine(page.head.titles[0] ?? "")
    .toLowerCase()
    .endsWith(name.toLowerCase());
  return isSaid && !isThere && templateEnd(page, view) === "" ? title : `${title}${siteEnding(page, view)}`;
}

const sameWordsIn = (text: string, name: string): boolean =>
  ` ${tokensOf(text).join(" ")} `.includes(` ${tokensOf(name).join(" ")} `);

const A_LITTLE_MORE = 1.25;

/** The same page in the folder of another language. */
function isVersion(one: PageFacts, other: PageFacts): boolean {
  const withoutFolder = ({ url }: PageFacts): string =>
    languageFolder(url) === null ? pathOf(url) : pathOf(url).replace(/^\/[^/]+/, "");
  return withoutFolder(one) === withoutFolder(other);
}

/** The words of the address where the page's text says them, too: else they are an editor's short hand. */
function shownAddressWords({ url, text }: PageFacts): string | null {
  const words = addressWords(url);
  return words !== null && text.main.toLowerCase().includes(words.toLowerCase()) ? words : null;
}

/** A longer end is a slogan, which another task takes out of all titles. */
const LONGEST_END = 40;

/** What stands behind the site's titles, else its name; a bare address is none. */
export function siteEnding(page: PageFacts, view: SiteView): string {
  const end = templateEnd(page, view);
  if (end !== "" && end.length <= LONGEST_END) return end;
  const name = view.nameOn(page);
  return /^(?:[\d.:]+|localhost.*)$/i.test(name) ? "" : ` | ${name}`;
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
  return full.length <= fittingLength(full, LATIN_LENGTH) * A_LITTLE_MORE
    ? full
    : `${view.name} – ${fillIn("what you sell, in three to five words")}`;
}

interface Details {
  /** Worth saying when there is room: brand or parent category. */
  readonly enriching: readonly string[];
  /** Needed because other pages have the same name; article number where nothing better is known. */
  readonly telling: readonly string[];
}

/** At most one detail each; none repeats what the name or the site's name says. */
function detailsOf(page: PageFacts, name: string, view: SiteView): Details {
  const details = ownDetails(page, view);
  const known = `${name} ${view.nameOn(page)}`.toLowerCase();
  const news = (details: readonly (string | null | undefined)[]): string[] =>
    details.flatMap((detail) => (detail && !known.includes(detail.toLowerCase()) ? [oneLine(detail)] : []));
  const enriching = news([details.brand, details.parent]);
  if (view.pagesNamed(name) < 2) return { enriching: enriching.slice(0, 1), telling: [] };
  const others = namesakes(name, view).filter((one) => one !== page);
  const telling = [
    ...news([page.kind === "product" ? tellingValue(page, others) : null]),
    ...news([details.brand, details.parent, details.sku]).filter((detail) =>
      others.every((other) => !Object.values(ownDetails(other, view)).includes(detail)),
    ),
  ];
  return { enriching: enriching.slice(0, 1), telling: telling.slice(0, 1) };
}

interface OwnDetails {
  readonly brand: string | null;
  readonly parent: string | null;
  readonly sku: string | null;
}

function ownDetails(page: PageFacts, view: SiteView): OwnDetails {
  const product = page.kind === "product" ? productWords(page, view) : null;
  const parent = tellingParent(page.commerce.breadcrumbs.slice(1, -1).at(-1)?.text, view);
  const line = (text: string | null | undefined): string | null => (text ? oneLine(text) : null);
  const sku = line(product?.sku);
  // A running number of the catalogue says nothing to those who search.
  const isArticle = sku !== null && (sku.length >= SHORTEST_NUMBER || /\p{L}/u.test(sku));
  const brand = line(product?.brand);
  return {
    brand: brand !== null && isHouseBrand(brand, view) ? null : brand,
    parent: line(parent),
    sku: isArticle ? sku : null,
  };
}

const SHORTEST_NUMBER = 5;

/** A list of most goods is no kind of them. */
function tellingParent(parent: string | undefined, view: SiteView): string | null {
  if (parent === undefined) return null;
  const all = parentsOf(view);
  const times = all.filter((one) => one === parent).length;
  return all.length >= FEWEST && times > all.length / 2 ? null : parent;
}

const FEWEST = 6;

const parents = new WeakMap<SiteView, readonly string[]>();

/** Under which list the trail of each product puts it. */
function parentsOf(view: SiteView): readonly string[] {
  const known =
    parents.get(view) ??
    view.served.flatMap((index) => {
      const { kind, commerce } = itemAt(view.site.pages, index);
      return kind === "product" ? (commerce.breadcrumbs.slice(1, -1).at(-1)?.text ?? []) : [];
    });
  parents.set(view, known);
  return known;
}

const named = new WeakMap<SiteView, ReadonlyMap<string, readonly PageFacts[]>>();

/** The pages that go by a name. */
export function namesakes(name: string, view: SiteView): readonly PageFacts[] {
  let known = named.get(view);
  if (known === undefined) {
    const pages = view.served.map((index) => itemAt(view.site.pages, index));
    known = Map.groupBy(pages, (page) => pageName(page, view)?.toLowerCase() ?? "");
    named.set(view, known);
  }
  return known.get(name.toLowerCase()) ?? [];
}

/** Ends of titles may be of any length where the template writes them. */
const ANY = Number.POSITIVE_INFINITY;
/** Where a part of a title begins. */
const PART = /\s+[|–—·•»-]\s+/gu;
/** A shorter title says too little. */
const LEAST_LEFT = 15;

/**
 * The present title without what the template puts behind it, and without its last parts where the main heading stands
 * in the rest; never cut inside a phrase. Null where no such part can go.
 */
export function shortenTitle(title: string, page: PageFacts, view: SiteView): string | null {
  const line = oneLine(title);
  const most = fittingLength(line, LATIN_LENGTH);
  const bare = withoutTail(line, page, view.site.pages, ANY);
  if (bare.length <= most) return bare !== line && bare.length >= LEAST_LEFT ? bare : null;
  const heading = mainHeading(page, view)?.toLowerCase() ?? null;
  const beginnings = [...bare.matchAll(PART)].map(({ index }) => bare.slice(0, index));
  const kept = beginnings.findLast((own) => own.length >= LEAST_LEFT && own.length <= most);
  return kept !== undefined && heading !== null && kept.toLowerCase().includes(heading) ? kept : null;
}

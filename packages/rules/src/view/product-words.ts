import { alternatesOf, itemAt, type PageFacts, type SdItem } from "@audit/facts";
import { oneLine } from "../escape/plain.ts";
import { isOfferable } from "../reading/asked-pictures.ts";
import { asksNothing } from "../reading/asked-nothing.ts";
import { languageFolder } from "../reading/language-folder.ts";
import { noted } from "../reading/noted.ts";
import { oncePerPage } from "./once-per-page.ts";
import { entities, markedPictures, nested, productOf, said } from "./entities.ts";
import { pageName } from "./page-name.ts";
import { pageSummary } from "./page-words.ts";
import { productDescription } from "./product-description.ts";
import { shownArticleNumber } from "./shown-article-number.ts";
import type { SiteView } from "./site-view.ts";

/** What a page says of its product, in text or markup. Null or empty = the page does not say. */
export interface ProductWords {
  readonly name: string | null;
  readonly description: string | null;
  readonly images: readonly string[];
  readonly brand: string | null;
  readonly sku: string | null;
  readonly mpn: string | null;
  /** Property name ("gtin", "gtin13" ...) and digits. */
  readonly gtin: readonly [string, string] | null;
  /** A plain number with a dot. */
  readonly price: string | null;
  /** ISO 4217. */
  readonly currency: string | null;
  /** schema.org name: "InStock", "OutOfStock", "PreOrder". */
  readonly availability: string | null;
  readonly rating: { readonly value: string; readonly count: string } | null;
}

const GTIN = ["gtin", "gtin8", "gtin12", "gtin13", "gtin14"] as const;
const STOCK = { "in-stock": "InStock", "out-of-stock": "OutOfStock", "pre-order": "PreOrder" } as const;

/** Each is read when it is asked for: most fixes want one or two of them, and all of a page cost many times as much. */
export function productWords(page: PageFacts, view: SiteView): ProductWords {
  const product = productOf(page);
  const offer = (): SdItem | undefined => offersOf(page)[0];
  const price = once(() => priceOf(page, offer(), view));
  return {
    get name() {
      return said(product, "name") ?? pageName(page, view);
    },
    get description() {
      return said(product, "description") ?? productDescription(pageSummary(page, view), price().price, view);
    },
    get images() {
      return imagesOf(page, product, view);
    },
    get brand() {
      return shownBrand(page);
    },
    get sku() {
      return said(product, "sku") ?? shownArticleNumber(page, view);
    },
    mpn: said(product, "mpn"),
    get gtin() {
      return GTIN.flatMap((key) => (said(product, key) ? [[key, said(product, key)!] as const] : []))[0] ?? null;
    },
    get price() {
      return price().price;
    },
    get currency() {
      return price().currency;
    },
    get availability() {
      return stockOf(page, stockInMarkup(offer()));
    },
    get rating() {
      return ratingOf(product);
    },
  };
}

/** What the shop's own data or markup say of the stock; words alone only where they don't contradict its way to buy. */
function stockOf({ commerce, outline }: PageFacts, marked: string | null): string | null {
  if (commerce.variants !== undefined)
    return commerce.variants.some(({ available }) => available) ? "InStock" : "OutOfStock";
  const shown = commerce.availability;
  // Scripts show one of several texts that stand there: "Out of stock", "Unavailable".
  const isTold = outline.stocks.some(({ list, whole }) => !list && whole === true);
  const isDoubtful =
    (shown === "out-of-stock" && commerce.buyControl !== null && !isTold) ||
    (shown === "in-stock" && !isTold && (commerce.buyControl === null || !isNotice(commerce.availabilityText)));
  return shown === null || isDoubtful ? marked : STOCK[shown];
}

/** "In stock, sent within a day"; more words are a sentence: "If your size is available now, it might not be later". */
const MOST_WORDS = 8;
const isNotice = (text: string | null): boolean => text !== null && text.trim().split(/\s+/).length <= MOST_WORDS;

/** The brand that a page names for its product; cheap for every page of a large site. */
export const productBrand = noted(shownBrand);

/** What markup names as the maker, else what the page says in an element of that name. */
function shownBrand(page: Omit<PageFacts, "links">): string | null {
  const marked = said(productOf(page), "brand");
  return marked ?? page.commerce.brandText ?? null;
}

function once<T>(read: () => T): () => T {
  let known: { readonly value: T } | null = null;
  return () => (known ??= { value: read() }).value;
}

/** Offers on the page, those of the product first. */
function offersOf(page: PageFacts): SdItem[] {
  const own = nested(productOf(page), "offers");
  return own.length > 0 ? own : entities(page, "Offer", "AggregateOffer");
}

/** Visible price first: what buyers see is what markup has to repeat. */
function priceOf(
  page: PageFacts,
  offer: SdItem | undefined,
  view: SiteView,
): { price: string | null; currency: string | null } {
  const only = mainPrice(page);
  // The only amount may be that of a card beside the product.
  const same = page.outline.prices.filter(({ amount }) => amount === only?.amount);
  const isOwn = only !== null && (same.length === 0 || same.some(({ list }) => !list));
  // An amount of the frame is the product's price where the page's own offer asks it.
  // A crossed-out price beside a 0 is asked no more.
  const visible = asksNothing(page)
    ? null
    : isOwn && !amountsOfFrame(view).has(only.amount)
      ? only
      : meantPrice(page, view);
  const inMarkup = said(offer, "price") ?? said(nested(offer, "priceSpecification")[0], "price");
  const currencyInMarkup =
    said(offer, "priceCurrency") ?? said(nested(offer, "priceSpecification")[0], "priceCurrency");
  const code = /^[A-Z]{3}$/.test(currencyInMarkup ?? "") ? currencyInMarkup : null;
  // In another currency another amount is no price of this offer: "LBP 2900" may be a printer.
  const isOther =
    code !== null && visible?.currency && visible.currency !== code && Number(inMarkup) !== visible.amount;
  if (visible && !isOther) return { price: plain(visible.amount), currency: visible.currency ?? code };
  return { price: /^\d+(\.\d+)?$/.test(inMarkup ?? "") ? inMarkup : null, currency: code };
}

/** An amount on this share of all pages is a term of the shop, such as from when sending is free. */
const IN_FRAME = 0.5;
const FEWEST_PAGES = 6;

const frames = new WeakMap<SiteView, ReadonlySet<number>>();
const amountsOn = noted(({ commerce }): readonly number[] => [...new Set(commerce.prices.map(({ amount }) => amount))]);

/** Amounts that the frame of the site shows on most pages, such as from when sending is free. */
export function amountsOfFrame(view: SiteView): ReadonlySet<number> {
  const known = frames.get(view);
  if (known !== undefined) return known;
  const times = new Map<number, number>();
  for (const index of view.served)
    for (const amount of amountsOn(itemAt(view.site.pages, index))) times.set(amount, (times.get(amount) ?? 0) + 1);
  const least = Math.max(FEWEST_PAGES, view.served.length * IN_FRAME);
  const made = new Set([...times].flatMap(([amount, pages]) => (pages >= least ? amount : [])));
  frames.set(view, made);
  return made;
}

/**
 * The price of the page's own product, when the page leaves no doubt: one amount in the main part.
 * Two amounts may be an old and a new price or a neighbour's; then nobody but the owner knows.
 */
export function mainPrice(page: PageFacts): PageFacts["commerce"]["prices"][number] | null {
  const { prices } = page.commerce;
  const inMain = prices.filter((price) => price.region === "main");
  const candidates = inMain.length > 0 ? inMain : prices.filter((price) => price.region === "body");
  const amounts = new Set(candidates.map((price) => price.amount));
  const [first] = candidates;
  return amounts.size === 1 && first !== undefined && first.amount > 0 ? first : null;
}

/** The price among several that the page's own offer asks: what stands on the rest of the site was taken into account. */
function meantPrice(page: PageFacts, view: SiteView): { amount: number; currency: string | null } | null {
  const offer = view.site.meaningOf(view.indexOf(page.url))?.offer;
  // What is sold out has no way to buy.
  return typeof offer?.price === "number" && offer.price > 0 && (offer.buyControl || offer.stock === "out")
    ? { amount: offer.price, currency: offer.currency }
    : null;
}

const plain = (amount: number): string => (Number.isInteger(amount) ? `${amount}` : amount.toFixed(2));

function stockInMarkup(offer: SdItem | undefined): string | null {
  const word = said(offer, "availability")?.replace(/^https?:\/\/schema\.org\//, "");
  return word && /^[A-Z][A-Za-z]+$/.test(word) ? word : null;
}

/** Pictures of the frame, of people and of functions, by the words of their addresses. */
const NO_PICTURE_OF_IT =
  /avat[ae]r|(?<![a-z])icons?(?![a-z])|sprite|logo|badge|(?<![a-z])flags?(?![a-z])|pixel\.|spacer|placeholder/i;
/** Pages with the same picture, from which on it says nothing of one. */
const SHARED_BY = 3;

const counted = new WeakMap<SiteView, ReadonlyMap<string, number>>();

/** On how many pages a picture is the preview: the one of the whole site shows no product. */
function previews(view: SiteView): (address: string) => number {
  let times = counted.get(view);
  if (times === undefined) {
    const all = view.served.map((index) => itemAt(view.site.pages, index).head.openGraph["og:image"] ?? "");
    times = new Map([...Map.groupBy(all, (one) => one)].map(([address, same]) => [address, same.length]));
    counted.set(view, times);
  }
  return (address) => times.get(address) ?? 0;
}

/** Pictures in lists of related goods, as far as they stand nowhere else on the page. */
function cardPictures({ outline }: PageFacts): ReadonlySet<string> {
  const own = new Set(outline.pictures.filter(({ list }) => !list).map(({ url }) => url));
  return new Set(outline.pictures.flatMap(({ list, url }) => (list && !own.has(url) ? [url] : [])));
}

/** Versions of one page in several languages show the same pictures. */
const subjectOf = (page: PageFacts): string =>
  [page.url, ...alternatesOf(page).flatMap(({ url }) => url ?? [])].toSorted()[0] ?? page.url;

interface Bearing {
  readonly times: ReadonlyMap<string, number>;
  /** The parts of the site that its pages lie in. */
  readonly parts: ReadonlyMap<string, ReadonlySet<string>>;
}

const bearing = new WeakMap<SiteView, Bearing>();

/** On how many pages a picture stands for itself: a card that leads on shows what another page is about. */
export const pagesBearing = (view: SiteView): ReadonlyMap<string, number> => bearingOf(view).times;

/** The first folder of an address, behind that of a language; a page without a folder is a part by itself. */
function partOf(url: string): string {
  const folders = new URL(url).pathname.split("/").filter(Boolean);
  return folders[languageFolder(url) === null ? 0 : 1] ?? "";
}

function bearingOf(view: SiteView): Bearing {
  const found = bearing.get(view);
  if (found !== undefined) return found;
  const times = new Map<string, number>();
  const parts = new Map<string, Set<string>>();
  const seen = new Set<string>();
  for (const index of view.served) {
    const page = itemAt(view.site.pages, index);
    const cards = cardPictures(page);
    const shown = [...page.images.list, ...(page.images.backgrounds ?? [])];
    const own = shown.flatMap(({ url, leadsOn }) => (url === null || leadsOn === true || cards.has(url) ? [] : [url]));
    const subject = subjectOf(page);
    for (const url of new Set(own)) {
      if (seen.has(`${subject} ${url}`)) continue;
      seen.add(`${subject} ${url}`);
      times.set(url, (times.get(url) ?? 0) + 1);
      parts.set(url, (parts.get(url) ?? new Set()).add(partOf(page.url)));
    }
  }
  const read = { times, parts };
  bearing.set(view, read);
  return read;
}

/** Pictures of the page's own content in the order of the page, those that styles draw behind its parts included. */
export function contentPictures(page: PageFacts, view: SiteView, most = SHARED_BY): readonly string[] {
  // A list and a start page show themselves by what they lead to; all else by its own picture alone.
  const ofOthers = page.kind !== "home" && page.kind !== "category";
  const cards = cardPictures(page);
  const { list, backgrounds = [] } = page.images;
  const placed = [
    ...list.map((image, at) => ({ ...image, at: at + 1 })),
    ...backgrounds.map((image) => ({ ...image, at: image.after })),
  ];
  return placed
    .toSorted((a, b) => a.at - b.at)
    .flatMap(({ region, url, leadsOn }) => {
      const isInContent = region === "main" || region === "body" || (region === "header" && page.kind === "home");
      if (!isInContent || url === null || NO_PICTURE_OF_IT.test(url)) return [];
      if (ofOthers && (leadsOn === true || cards.has(url))) return [];
      return (ofOthers ? (pagesBearing(view).get(url) ?? 0) : view.pagesShowing(url)) < most ? [url] : [];
    });
}

/** Of the site so much may be about one subject and share a hero; more is everybody's. */
const FAMILY = 0.3;

/** The first picture of a page's content, be it that the few pages of its part of the site share it; none of a product. */
export const leadPicture = oncePerPage((page, view): readonly string[] => {
  if (page.kind === "product") return [];
  const [first] = contentPictures(page, view, Math.floor(view.served.length * FAMILY) + 1);
  // What other parts of the site show as well belongs to its template.
  return first !== undefined && (bearingOf(view).parts.get(first)?.size ?? 0) <= 1 ? [first] : [];
});

function imagesOf(page: PageFacts, product: SdItem | undefined, view: SiteView): string[] {
  const marked = markedPictures(page, product);
  const preview = page.head.openGraph["og:image"];
  const og =
    preview !== undefined && previews(view)(preview) < SHARED_BY && !NO_PICTURE_OF_IT.test(preview) ? preview : null;
  const candidates = [...marked, ...(og ? [og] : []), ...contentPictures(page, view).slice(0, 1)];
  const absolute = candidates.flatMap((src) => (URL.canParse(src, page.url) ? [new URL(src, page.url).href] : []));
  const offered = absolute.filter((url) => url.startsWith("http") && isOfferable(url, view.site.probes));
  return [...new Set(offered.map(oneLine))].slice(0, 3);
}

function ratingOf(product: SdItem | undefined): ProductWords["rating"] {
  const rating = nested(product, "aggregateRating")[0];
  const value = said(rating, "ratingValue");
  const count = said(rating, "reviewCount") ?? said(rating, "ratingCount");
  return value && count ? { value, count } : null;
}

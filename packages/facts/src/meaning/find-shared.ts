import type { PageFacts, PageKind } from "../page-facts.ts";
import { belowHeading } from "./below-heading.ts";
import type { PageNote } from "./page-note.ts";
import type { FileProbe } from "../site-facts.ts";
import type { Shared } from "./site-meaning.ts";

/** So many pages, spread over the site, tell what all have in common. */
const mostCounted = 400;
/** Of fewer pages half may be a coincidence. */
const leastPages = 4;
/** A page may be sent at two addresses. */
const mostLed = 2;
/** Pixels of the shorter side, as for declared sizes. */
const icon = 100;

interface Counts<K> {
  add(keys: Iterable<K>): void;
  isShared(key: K, pages: number): boolean;
  countOf(key: K): number;
}

function createCounts<K>(): Counts<K> {
  const counts = new Map<K, number>();
  return {
    add(keys) {
      for (const key of new Set(keys)) counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    countOf: (key) => counts.get(key) ?? 0,
    isShared: (key, pages) => pages >= leastPages && (counts.get(key) ?? 0) > pages / 2,
  };
}

/** Currencies named by prices and markup, the most frequent first. */
export function countCurrencies(notes: readonly PageNote[]): string[] {
  const counts = new Map<string, number>();
  for (const { currencies } of notes)
    for (const [currency, count] of currencies) counts.set(currency, (counts.get(currency) ?? 0) + count);
  const found = [...counts].toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
  const least = (found[0]?.[1] ?? 0) / 10;
  return found.filter(([, count]) => count >= least).map(([currency]) => currency);
}

/** So many products tell what all of them show. */
const mostProducts = 60;

/** Pictures that more than half of different products show, such as signs of payment: they show none of them. */
export function picturesOfProducts(
  pages: readonly PageFacts[],
  notes: readonly (PageNote | null)[],
  kinds: readonly PageKind[],
): ReadonlySet<string> {
  const products = new Map(
    notes.flatMap((note, index) =>
      note !== null && kinds[index] === "product" ? [[note.heading || note.title, index] as const] : [],
    ),
  );
  const step = Math.max(1, Math.floor(products.size / mostProducts));
  const looked = [...products.values()].filter((_, at) => at % step === 0);
  const counts = createCounts<string>();
  const seen = new Set<string>();
  for (const index of looked) {
    const urls = pages[index]?.outline.pictures.flatMap(({ list, url }) => (list ? [] : url)) ?? [];
    counts.add(urls);
    for (const url of urls) seen.add(url);
  }
  return new Set([...seen].filter((url) => counts.isShared(url, looked.length)));
}

/** A single pixel stands in the place of a picture, in a copy or until a script loads it: its size tells nothing. */
const isIcon = ({ width, height }: { readonly width: number; readonly height: number }): boolean =>
  Math.min(width, height) <= icon && Math.max(width, height) > 1;

/** Counts what stands on many pages: texts, prices, pictures. */
export function findShared(
  pages: readonly PageFacts[],
  { currency, dollar }: Pick<Shared, "currency" | "dollar">,
  pictureFiles: readonly FileProbe[] = [],
): Shared {
  const icons = new Set(pictureFiles.flatMap(({ url, size }) => (size != null && isIcon(size) ? url : [])));
  const step = Math.max(1, Math.floor(pages.length / mostCounted));
  const counted = pages.filter((_, index) => index % step === 0);
  const texts = createCounts<number>();
  const leads = createCounts<number>();
  const prices = createCounts<number>();
  const pictures = createCounts<string>();
  for (const { outline } of counted) {
    texts.add(outline.texts.map(({ key }) => key));
    leads.add(belowHeading(outline).map(({ key }) => key));
    prices.add(outline.prices.map(({ key }) => key));
    pictures.add(outline.pictures.filter(({ list }) => !list).map(({ url }) => url));
  }
  return {
    text: (key) => texts.isShared(key, counted.length),
    lead: (key) => leads.countOf(key) > mostLed,
    price: (key) => prices.isShared(key, counted.length),
    picture: (url) => pictures.isShared(url, counted.length),
    icon: (url) => icons.has(url),
    currency,
    dollar,
  };
}

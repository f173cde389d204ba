/** Changes the HTML of one page; gets its address. */
export type PageEdit = (html: string, url: string) => string;

/** What a fix changes about a site, as its visitors see it. Paths are as in the address, with query. */
export interface SiteChanges {
  /** By path. */
  readonly pages: ReadonlyMap<string, PageEdit>;
  readonly everyPage: PageEdit | null;
  /** What the server sends for addresses that it doesn't know. */
  readonly notFound: PageEdit | null;
  /** Addresses that a list of links speaks of one by one. */
  readonly named: ReadonlySet<string>;
  /** Text of whole files by path: robots.txt, a sitemap, a new page. */
  readonly files: ReadonlyMap<string, string>;
  /** Changes each sitemap that the site has; gets its address. */
  readonly sitemaps: ((xml: string, url: string) => string) | null;
  /** Paths of sitemaps that are made where there are none. */
  readonly newSitemaps: ReadonlySet<string>;
  /** Changes robots.txt; the present one is empty where there is none. */
  readonly robots: ((text: string) => string) | null;
  /** Path to target. */
  readonly redirects: ReadonlyMap<string, string>;
  readonly headers: ReadonlyMap<string, string>;
  readonly compress: boolean;
}

export const NO_CHANGES: SiteChanges = {
  pages: new Map(),
  everyPage: null,
  notFound: null,
  named: new Set(),
  files: new Map(),
  sitemaps: null,
  newSitemaps: new Set(),
  robots: null,
  redirects: new Map(),
  headers: new Map(),
  compress: false,
};

/** What an owner would fill in; enough for a check of form, not of truth. */
export function filled(code: string): string {
  let places = 0;
  // Each text is another one, as an owner's would be.
  return code.replace(/\[fill in:([^\]]*)\]/g, (_all, place: string) => valueFor(place, (places += 1)));
}

const VALUES: readonly (readonly [RegExp, string | ((number: number) => string)])[] = [
  [/GTIN/, "4006381333931"],
  [/InStock/, "https://schema.org/InStock"],
  [/In stock/, "In stock"],
  [/currency/i, "EUR"],
  [/country code/, "DE"],
  [/plain number|price as|cost as|amount/i, "19.90"],
  [/price, delivery or guarantee/, "delivered free in 3 days."],
  [/two to four words/, "made by hand"],
  [/brand/, "An Owner's Brand"],
  [/width|height/i, "300"],
  [/date/i, (number) => `2026-01-${String((number % 28) + 1).padStart(2, "0")}`],
  [/duration/i, "PT2M30S"],
  [/language code|language of/, "en"],
  [/your id/, "G-ABCDEF1234"],
  [/profile/i, "https://www.instagram.com/an-owner"],
  [/address of|picture file|logo|thumbnail|\burl\b/i, "https://cdn.example.net/a.jpg"],
  [/average/, "4.5"],
  [/^ ?(number|days|count)/i, "3"],
  [/three to five words/, "fine things made by hand"],
  [/Delivery in/, "Delivery in 2 to 3 working days to Germany"],
];

function valueFor(place: string, number: number): string {
  const shown = /the page shows \D{0,3}([\d.,]+)/.exec(place)?.[1]?.replace(",", ".");
  const known = VALUES.find(([pattern]) => pattern.test(place))?.[1];
  return shown ?? (typeof known === "function" ? known(number) : known) ?? inWords(place, number);
}

const inWords = (place: string, number: number): string =>
  /sentence/.test(place)
    ? `Fine things, kind ${number}, from 19.90 EUR: made by hand, delivered within 3 days, returns free.`
    : ownWords(place);

const ownWords = (place: string): string =>
  `Words that the owner wrote about ${place.trim().split(/\s+/).slice(0, 4).join(" ")}`;

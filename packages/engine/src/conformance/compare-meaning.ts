import type { AuditJson, PageJson } from "../audit-json.ts";
import type { Tally } from "./tally.ts";

/** What a person read off a page; a field that is absent was not judged. */
interface PageTruth {
  readonly path: string;
  readonly kind?: string;
  readonly alsoKind?: string | readonly string[];
  readonly price?: number | null;
  readonly prices?: readonly number[];
  readonly oldPrice?: number | null;
  readonly currency?: string;
  readonly stock?: string;
  readonly buyControl?: boolean;
  readonly ratingVisible?: boolean;
  readonly mainImage?: string | null;
  readonly mainTextStartsWith?: string;
}

/** What a person read off a site. */
export interface MeaningTruth {
  readonly businessKind?: string;
  readonly businessKindAlso?: string | readonly string[];
  readonly sellsOnline?: boolean;
  readonly currency?: string;
  readonly currencyAlso?: string;
  readonly pages?: readonly PageTruth[];
}

const BUSINESSES: Readonly<Record<string, readonly string[]>> = {
  "online shop": ["online-shop"],
  restaurant: ["restaurant", "food-ordering"],
  "local service": ["local-service"],
  agency: ["agency"],
  "blog/media": ["publisher"],
  docs: ["documentation", "software"],
};
const SELLING_NOTHING = ["list", "article", "legal", "contact", "about"];

function whereOf(address: string): string {
  const url = URL.parse(address, "http://x/");
  if (url === null) return address;
  const path = decodeURI(url.pathname)
    .replace(/\/index\.html?$/i, "/")
    .replace(/\.html?$/i, "");
  return path.replace(/(.)\/$/, "$1") + url.search;
}
const flat = (text: string | null | undefined): string => (text ?? "").replace(/\s+/g, " ").trim().toLowerCase();
const fileOf = (address: string | null | undefined): string | null =>
  address ? (decodeURIComponent(address).split(/[?#]/)[0]?.split("/").pop()?.toLowerCase() ?? null) : null;
const listed = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === "string" ? [value] : value;
const near = (one: unknown, other: number): boolean => typeof one === "number" && Math.abs(one - other) < 0.005;
const isKind = (wanted: string, got: string | null): boolean =>
  wanted.split("/").includes(got ?? "") ||
  (wanted === "list" && got === "category") ||
  (wanted === "category" && got === "list");

/** Holds what an audit says a site and its pages are against labels made by hand. */
export function compareMeaning(site: string, truth: MeaningTruth, audit: AuditJson, tally: Tally): void {
  const hold = (kind: string, want: unknown, got: unknown, isRight: boolean, at: string): void => {
    const isOpen = got === null || got === undefined || got === "unknown" || got === "unread";
    if (isOpen && want !== null && want !== "unknown")
      tally.leaveOpen(kind, `${site}${at}: truth ${JSON.stringify(want)}`);
    else tally.hold(kind, want, isOpen || isRight ? want : got, `${site}${at}`);
  };
  holdSite(truth, audit, hold);
  const pages = new Map(audit.pages.filter(({ status }) => status === 200).map((page) => [whereOf(page.url), page]));
  for (const wanted of truth.pages ?? []) {
    const page = pages.get(whereOf(wanted.path));
    if (page === undefined) tally.leaveOut(`a labelled page was not read: ${site}${wanted.path}`);
    else holdPage(wanted, page, hold);
  }
}

type Hold = (kind: string, want: unknown, got: unknown, isRight: boolean, at: string) => void;

function holdSite(truth: MeaningTruth, { site }: AuditJson, hold: Hold): void {
  const { profile } = site;
  const { businessKind, businessKindAlso, sellsOnline, currency, currencyAlso } = truth;
  if (businessKind !== undefined && businessKind !== "other") {
    const right = [businessKind, ...listed(businessKindAlso)].flatMap((kind) => BUSINESSES[kind] ?? [kind]);
    hold("business", businessKind, profile.business, right.includes(profile.business ?? ""), "");
  }
  if (sellsOnline !== undefined) hold("sells online", sellsOnline, profile.sells, profile.sells === sellsOnline, "");
  if (currency === undefined) return;
  const [first] = profile.currencies;
  hold("currency", currency, first, first === currency || (first !== undefined && first === currencyAlso), "");
}

function holdPage(truth: PageTruth, page: PageJson, hold: Hold): void {
  const { path, kind, mainTextStartsWith } = truth;
  if (kind !== undefined)
    hold(
      "kind",
      kind,
      page.kind,
      [kind, ...listed(truth.alsoKind)].some((wanted) => isKind(wanted, page.kind)),
      path,
    );
  if (kind === "product" || kind === undefined) holdOffer(truth, page, hold);
  else if (SELLING_NOTHING.includes(kind) && page.offer?.price != null)
    hold("price of a page that sells nothing itself", null, page.offer.price, false, path);
  if (mainTextStartsWith === undefined || mainTextStartsWith === "") return;
  const isThere = flat(page.mainText).slice(0, 400).includes(flat(mainTextStartsWith).slice(0, 25));
  hold("main text", mainTextStartsWith, page.mainText, isThere, path);
}

function holdOffer(truth: PageTruth, { offer, mainImage }: PageJson, hold: Hold): void {
  const { path, price, prices, oldPrice, currency, stock, buyControl, ratingVisible } = truth;
  if (price != null) hold("price", price, offer?.price, near(offer?.price, price), path);
  if (prices)
    hold(
      "price",
      prices,
      offer?.price,
      prices.some((one) => near(offer?.price, one)),
      path,
    );
  if (oldPrice != null) hold("old price", oldPrice, offer?.oldPrice, near(offer?.oldPrice, oldPrice), path);
  if ((price != null || prices) && currency)
    hold("currency", currency, offer?.currency, offer?.currency === currency, path);
  if (stock) hold("stock", stock, offer?.stock, offer?.stock === stock, path);
  if (buyControl !== undefined)
    hold("buy control", buyControl, offer?.buyControl, offer?.buyControl === buyControl, path);
  if (ratingVisible !== undefined)
    hold("rating shown", ratingVisible, offer?.ratingVisible, offer?.ratingVisible === ratingVisible, path);
  if (truth.mainImage)
    hold("main image", truth.mainImage, mainImage, fileOf(mainImage) === fileOf(truth.mainImage), path);
}

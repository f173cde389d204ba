import type { OutlinePrice, PageOutline } from "../outline/page-outline.ts";
import type { PageFacts } from "../page-facts.ts";
import { isLoneDollar } from "./read-currencies.ts";
import type { MarkedProduct } from "./read-product-markup.ts";
import type { PageOffer, Shared } from "./site-meaning.ts";

/** A price far below the heading belongs to something else. */
const far = 6000;

const isSure = ({ certainty, currency }: OutlinePrice, shared: Shared): boolean =>
  certainty >= 0.5 || (currency !== null && currency === shared.currency);

/** Prices of the page's own thing: of no list, on no other pages, sure to be prices. */
export const ownPrices = (prices: readonly OutlinePrice[], shared: Shared): OutlinePrice[] =>
  prices.filter((price) => !price.list && isSure(price, shared) && !shared.price(price.key));

/** Behind the heading by so much; what stands before it is further away than it looks. */
const distance = (at: number, headingAt: number | null): number => {
  const behind = at - (headingAt ?? 0);
  return behind >= 0 ? behind : -behind * 3;
};

/** The price that is named one and stands nearest to the heading. */
function nearest(prices: readonly OutlinePrice[], { headingAt, controls }: PageOutline): OutlinePrice | null {
  const control = controls.find(({ list }) => !list)?.at;
  const rank = (price: OutlinePrice): number =>
    distance(price.at, headingAt) - (price.named ? 400 : 0) + (control !== undefined && price.at > control ? 300 : 0);
  const [first, ...others] = prices;
  if (first === undefined) return null;
  return others.reduce((best, price) => (rank(price) < rank(best) ? price : best), first);
}

/** "52,03 -10% 46,83": a price, a share and what it leaves. */
function soldFor(price: OutlinePrice | null, outline: PageOutline): OutlinePrice | null {
  if (price === null || price.cut === null) return null;
  const left = price.amount * (1 - price.cut / 100);
  const near = outline.prices.find(
    ({ at, amount }) => at > price.at && at - price.at < 200 && Math.abs(amount - left) <= Math.max(0.02, left * 0.01),
  );
  return near ?? null;
}

function mainPrice(outline: PageOutline, marked: MarkedProduct | null, shared: Shared): OutlinePrice | null {
  const own = ownPrices(outline.prices, shared).filter(({ amount }) => amount > 0);
  const current = own.filter(({ old }) => !old);
  const asMarked =
    marked?.price === null ? undefined : outline.prices.find(({ amount, old }) => !old && amount === marked?.price);
  if (asMarked !== undefined) return asMarked;
  const near = current.filter(({ at }) => distance(at, outline.headingAt) < far);
  return nearest(near, outline) ?? nearest(own, outline);
}

/** What it cost before: struck out beside the price, and more. */
function oldPrice(outline: PageOutline, price: OutlinePrice | null): number | null {
  if (price === null) return null;
  const beside = outline.prices.filter(
    ({ old, amount, at, list }) => old && amount > price.amount && list === price.list && Math.abs(at - price.at) < 300,
  );
  return (
    beside.toSorted((one, other) => Math.abs(one.at - price.at) - Math.abs(other.at - price.at))[0]?.amount ?? null
  );
}

type OfferedPage = Pick<PageFacts, "outline" | "commerce">;

function stockOf({ outline, commerce }: OfferedPage, marked: MarkedProduct | null): PageOffer["stock"] {
  const [shown] = outline.stocks.filter(({ list, at }) => !list && distance(at, outline.headingAt) < far);
  if (shown !== undefined) return shown.out ? "out" : "in";
  // What the shop's own scripts buy by is surer than what its markup repeats.
  if (commerce.variants !== undefined) return commerce.variants.some(({ available }) => available) ? "in" : "out";
  return marked === null || marked.out === null ? "unknown" : marked.out ? "out" : "in";
}

/** Markup, then the shop's scripts; a lone "$" means what the site's prices do. */
function currencyOf(
  { commerce }: OfferedPage,
  marked: MarkedProduct | null,
  price: OutlinePrice | null,
  shared: Shared,
): string | null {
  const machine = marked?.currency ?? commerce.scriptCurrency ?? null;
  if (machine !== null) return machine;
  if (price !== null && isLoneDollar(price.text)) return shared.dollar;
  return price?.currency ?? shared.currency;
}

/** What the page's main thing is offered for. */
export function readOffer(page: OfferedPage, marked: MarkedProduct | null, shared: Shared): PageOffer {
  const { outline } = page;
  const first = mainPrice(outline, marked, shared);
  const reduced = soldFor(first, outline);
  const price = reduced ?? first;
  const before = reduced === null ? oldPrice(outline, price) : (first?.amount ?? null);
  const isOther =
    reduced === null &&
    marked !== null &&
    marked.price !== null &&
    price?.amount !== marked.price &&
    before !== marked.price;
  const shown = isOther ? marked.price : price?.amount;
  return {
    price: shown ?? (outline.unread > 0 ? "unread" : null),
    ...(price?.lowest && shown === price.amount ? { lowest: price.lowest } : {}),
    ...(price?.per && shown === price.amount ? { per: price.per.text } : {}),
    oldPrice: before,
    currency: shown == null ? null : currencyOf(page, marked, price, shared),
    stock: stockOf(page, marked),
    buyControl: outline.controls.some(({ list }) => !list) || (outline.controls.length > 0 && price !== null),
    ratingVisible: outline.ratingAt !== null,
  };
}

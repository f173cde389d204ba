import type { PageFacts } from "../page-facts.ts";
import { readPrice } from "../prices/read-price.ts";
import type { SdItem, SdValue } from "../structured-data.ts";

/** The product that a page's markup says it is about. */
export interface MarkedProduct {
  readonly price: number | null;
  readonly highest: number | null;
  readonly currency: string | null;
  readonly out: boolean | null;
  readonly image: string | null;
  /** Names what only goods have: a number of the trade, a weight, a condition, how they are sent and taken back. */
  readonly isGoods: boolean;
  /** Bears a number under a barcode, as packets do and dishes don't. */
  readonly isBarcoded: boolean;
}

const isProduct = ({ types }: SdItem): boolean => types.some((type) => type === "Product" || type === "ProductGroup");
/** A template's element that is called a product and names none is nobody's. */
const isTold = ({ props }: SdItem): boolean => ["name", "offers", "hasVariant"].some((name) => name in props);
const isItem = (value: SdValue): value is SdItem => typeof value === "object";
const itemsOf = (item: SdItem, name: string): SdItem[] => (item.props[name] ?? []).filter(isItem);

function textOf(item: SdItem, name: string): string | null {
  const value = item.props[name]?.find((found): found is string | number | boolean => !isItem(found));
  return value === undefined ? null : String(value);
}

function amountOf(offer: SdItem): number | null {
  const own = textOf(offer, "price") ?? textOf(offer, "lowPrice");
  const said =
    own ??
    itemsOf(offer, "priceSpecification")
      .map((part) => textOf(part, "price"))
      .find((text) => text !== null);
  if (said === null || said === undefined) return null;
  if (/^\d+(?:\.\d+)?$/.test(said)) return Number(said);
  const read = readPrice(said);
  return read === null || read === "unread" ? null : read.amount;
}

const currencyOf = (offer: SdItem): string | null =>
  textOf(offer, "priceCurrency") ??
  itemsOf(offer, "priceSpecification")
    .map((part) => textOf(part, "priceCurrency"))
    .find((code) => code !== null) ??
  null;

function stockOf(offers: readonly SdItem[]): boolean | null {
  const said = offers.flatMap((offer) => textOf(offer, "availability") ?? []);
  if (said.length === 0) return null;
  return said.every((text) => /OutOfStock|SoldOut|Discontinued/i.test(text));
}

const ofGoods =
  "gtin gtin8 gtin12 gtin13 gtin14 isbn mpn weight width height depth material itemCondition shippingDetails hasMerchantReturnPolicy".split(
    " ",
  );

function imageOf(product: SdItem): string | null {
  const [value] = product.props["image"] ?? [];
  if (value === undefined) return null;
  return isItem(value) ? (textOf(value, "contentUrl") ?? textOf(value, "url")) : String(value);
}

const wordsOf = (item: SdItem): string[] =>
  textOf(item, "name")
    ?.toLowerCase()
    .match(/[\p{L}\p{M}\d]+/gu) ?? [];

/** Two products of which most words of the names differ; a theme and a plugin call one thing nearly the same. */
function areOthers([first, second]: readonly SdItem[]): boolean {
  if (first === undefined || second === undefined) return false;
  const [one, other] = [wordsOf(first), new Set(wordsOf(second))];
  const least = Math.min(one.length, other.size);
  return least > 0 && one.filter((word) => other.has(word)).length * 2 <= least;
}

/** The only product of the page's markup that isn't one of a list; null without one or with several. */
export function readProductMarkup({ structuredData }: Pick<PageFacts, "structuredData">): MarkedProduct | null {
  const pages = structuredData.items.flatMap((item) => itemsOf(item, "mainEntity"));
  const products = [...structuredData.items, ...pages].filter((item) => isProduct(item) && isTold(item));
  const [product] = products;
  if (product === undefined || products.length > 2 || areOthers(products)) return null;
  const variants = itemsOf(product, "hasVariant");
  const offers = [product, ...variants].flatMap((item) => itemsOf(item, "offers"));
  const inner = offers.flatMap((offer) => itemsOf(offer, "offers"));
  const all = [...offers, ...inner];
  const amounts = all.flatMap((offer) => amountOf(offer) ?? []).filter((amount) => amount > 0);
  return {
    price: amounts.length === 0 ? null : Math.min(...amounts),
    highest: amounts.length === 0 ? null : Math.max(...amounts),
    currency: all.map(currencyOf).find((code) => code !== null) ?? null,
    out: stockOf(all),
    image: imageOf(product),
    isGoods: [product, ...variants, ...all].some(({ props }) => ofGoods.some((name) => name in props)),
    isBarcoded: [product, ...variants, ...all].some((item) =>
      barcoded.some((name) => isGtin(textOf(item, name) ?? "")),
    ),
  };
}

const barcoded = "gtin gtin8 gtin12 gtin13 gtin14 sku productID".split(" ");

/** A number of a GTIN's length whose last digit is the check digit of GS1: one in ten others is one by chance. */
function isGtin(text: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text)) return false;
  const digits = Array.from(text, Number).toReversed();
  return digits.reduce((sum, digit, place) => sum + digit * (place % 2 === 0 ? 1 : 3), 0) % 10 === 0;
}

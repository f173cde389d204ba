import { adjectiveOf, nounOf, sentences, wordingOf } from "./words.ts";

export const ORIGIN = "https://shop.example";
/** The day on which the shop is read. */
export const TODAY = "Thu, 15 Jan 2026 10:00:00 GMT";

export interface ShopProduct {
  readonly path: string;
  readonly name: string;
  readonly sku: string;
  readonly gtin: string;
  readonly price: string;
  readonly group: number;
  readonly summary: string;
  readonly text: readonly string[];
  readonly weight: number;
  readonly rating: string;
  readonly reviews: number;
}

export interface ShopGroup {
  readonly path: string;
  readonly name: string;
  readonly summary: string;
  readonly text: readonly string[];
  readonly products: readonly ShopProduct[];
}

const GROUPS = 20;
const EACH = 20;

export const slugOf = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, "-");

/** A GTIN-13 of a range kept for examples, with its check digit. */
function gtinOf(index: number): string {
  const digits = `400${String(100_000_000 + index)}`;
  const sum = Array.from(digits).reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

function productOf(index: number): ShopProduct {
  const { material, noun, place } = wordingOf(index);
  const name = `${place} ${material} ${noun}`;
  const price = (9 + ((index * 37) % 90) + 0.9).toFixed(2);
  return {
    path: `/products/${slugOf(name)}`,
    name,
    sku: `QB-${1000 + index}`,
    gtin: gtinOf(index),
    price,
    group: Math.floor(index / EACH),
    summary: `${name} for €${price}: made by hand near ${place}, sent within two days and taken back for 30 days.`,
    text: sentences(12, index + 1),
    weight: 120 + ((index * 13) % 700),
    rating: (4 + ((index * 7) % 10) / 10).toFixed(1),
    reviews: 8 + ((index * 11) % 61),
  };
}

export const shopProducts: readonly ShopProduct[] = Array.from({ length: GROUPS * EACH }, (_, index) =>
  productOf(index),
);

export const shopGroups: readonly ShopGroup[] = Array.from({ length: GROUPS }, (_, group): ShopGroup => {
  const noun = nounOf(group);
  const name = `${adjectiveOf(group)} ${noun}s`;
  return {
    path: `/collections/${slugOf(name)}`,
    name,
    summary: `${EACH} kinds of ${noun} by makers we visit: compare materials and prices from €9.90, sent within two days.`,
    text: sentences(5, 1000 + group),
    products: shopProducts.slice(group * EACH, (group + 1) * EACH),
  };
});

export interface ShopArticle {
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  readonly parts: readonly { readonly heading: string; readonly text: readonly string[] }[];
  readonly day: string;
}

const ARTICLES = 48;

export const shopArticles: readonly ShopArticle[] = Array.from({ length: ARTICLES }, (_, index): ShopArticle => {
  const { material, place } = wordingOf(index * 8 + (index % 8));
  const noun = nounOf(index);
  const title = `How a ${noun} of ${material} is made in ${place}`;
  const month = String(1 + (index % 12)).padStart(2, "0");
  const day = `2025-${month}-${String(1 + (index % 27)).padStart(2, "0")}`;
  const part = (heading: string, at: number) => ({ heading, text: sentences(4, 2000 + index * 10 + at) });
  return {
    path: `/blog/${slugOf(title)}`,
    title,
    summary: `A day in ${place} with people who make a ${noun} of ${material}: what they do by hand and what it costs.`,
    parts: [
      part(`What makes a good ${noun}?`, 1),
      part(`How long does ${material} last?`, 2),
      part(`Who works in ${place}?`, 3),
    ],
    day,
  };
});

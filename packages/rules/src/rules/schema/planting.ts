import * as p from "@audit/testkit/planted-shop/plant";
import { A, P, absolute, without } from "@audit/testkit/planted-shop/plant";

export const CONTEXT = "https://schema.org";

export const price = Number(p.PRODUCT.price);

export const product = (edit: (item: Record<string, unknown>) => unknown): p.Plant => p.data(P, "Product", edit);

export const article = (edit: (item: Record<string, unknown>) => unknown): p.Plant => p.data(A, "BlogPosting", edit);

export const shop = (edit: (item: Record<string, unknown>) => unknown): p.Plant => p.data("/", "OnlineStore", edit);

export type Item = Record<string, unknown>;

export const sizes = ["S", "L"] as const;

export const dearer = (Number(p.PRODUCT.price) + 5).toFixed(2);

/** The product as a sound group of two sizes, each under an address of its own. */
export function groupOf(item: Item): Item {
  const offer = item["offers"] as Item;
  const variant = (size: string, index: number): Item => ({
    ...without(item, "@context", "@id", "aggregateRating", "url"),
    name: `${String(item["name"])}, size ${size}`,
    sku: `QB-1045-${size}`,
    gtin13: index === 0 ? item["gtin13"] : "4009990000010",
    size,
    url: absolute(`${P}?size=${size}`),
    offers: { ...offer, url: absolute(`${P}?size=${size}`), price: index === 0 ? offer["price"] : dearer },
  });
  return {
    ...without(item, "offers", "sku", "mpn", "gtin13"),
    "@type": "ProductGroup",
    productGroupID: "QB-1045",
    variesBy: ["https://schema.org/size"],
    hasVariant: sizes.map(variant),
  };
}

export const group = (edit: (item: Item) => Item = (item) => item): p.Plant =>
  p.data(P, "Product", (item) => edit(groupOf(item)));

export const variants = (edit: (variant: Item, index: number) => Item): p.Plant =>
  group((item) => ({ ...item, hasVariant: (item["hasVariant"] as Item[]).map(edit) }));

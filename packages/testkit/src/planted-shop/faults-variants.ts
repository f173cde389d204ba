import { shopProducts } from "./catalogue.ts";
import * as p from "./plant.ts";
import { absolute, P, planted, without, type Planting } from "./plant.ts";

type Item = Record<string, unknown>;

const SECOND = shopProducts[46]!;
const sizes = ["S", "L"] as const;
const dearer = (Number(p.PRODUCT.price) + 5).toFixed(2);

/** The product as a sound group of two sizes, each under an address of its own. */
function groupOf(item: Item): Item {
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

const group = (edit: (item: Item) => Item = (item) => item): p.Plant =>
  p.data(P, "Product", (item) => edit(groupOf(item)));
const variants = (edit: (variant: Item, index: number) => Item): p.Plant =>
  group((item) => ({ ...item, hasVariant: (item["hasVariant"] as Item[]).map(edit) }));

/** Sizes and colours of one product. */
export const variantFaults: Readonly<Record<string, Planting>> = {
  "variant-group-missing": planted(
    p.data(P, "Product", (item) => ({
      ...item,
      offers: sizes.map((size) => ({ ...(item["offers"] as Item), sku: `QB-1045-${size}` })),
    })),
  ),
  "variant-varies-by": planted(group((item) => without(item, "variesBy"))),
  "variant-group-id": planted(group((item) => without(item, "productGroupID"))),
  "variant-own-offer": planted(
    variants((variant, index) => (index === 0 ? variant : without(variant, "sku", "gtin13", "mpn"))),
  ),
  "variant-urls": planted(
    variants((variant) => ({
      ...without(variant, "url"),
      offers: without(variant["offers"] as Item, "url"),
    })),
  ),
  // The second size's own page does not say that it belongs to the group.
  "variant-multi-page-links": planted(
    variants((variant, index) =>
      index === 0
        ? variant
        : {
            ...variant,
            url: absolute(SECOND.path),
            offers: { ...(variant["offers"] as Item), url: absolute(SECOND.path) },
          },
    ),
  ),
  "variant-preselect": planted(
    p.all(group(), (shop) => p.add(`${P}?size=L`, shop.pages[P]!)(shop), p.link(p.LINKING, `${P}?size=L`)),
  ),
  "product-attributes-missing": planted(variants((variant) => without(variant, "size"))),
};

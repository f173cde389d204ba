import type { PageCase } from "@audit/testkit";
import { OFFER, productPage } from "./product-page.ts";

const variant = (size: string, price: string) => ({
  "@type": "Product",
  name: `Blue mug, ${size}`,
  sku: `MUG-${size}`,
  size,
  offers: { ...OFFER, price, url: `https://shop.example/products/blue-mug?size=${size}` },
});

/** A sound group of two variants, to be varied. */
export const GROUP = {
  "@context": "https://schema.org",
  "@type": "ProductGroup",
  name: "Blue mug",
  image: "https://shop.example/mug.jpg",
  productGroupID: "MUG",
  variesBy: ["https://schema.org/size"],
  hasVariant: [variant("S", "19.90"), variant("L", "24.90")],
} as const;

const MAIN = `<h1>Blue mug</h1><p>A stoneware mug with a wide handle, glazed twice and fired hot.</p><p>€ 19.90</p><button>Add to cart</button>`;

/** A product page with a group of variants. */
export const groupPage = (changes: object = {}, page: { path?: string; main?: string } = {}): PageCase =>
  productPage({ main: MAIN, ...page, jsonLd: { ...GROUP, ...changes } });

import type { PageCase } from "@audit/testkit";

export interface ProductPage {
  /** JSON-LD blocks; default one sound Product. `null` for none. */
  readonly jsonLd?: unknown;
  readonly head?: string;
  readonly lang?: string;
  /** Content of main; default name, text, price and a buy button. */
  readonly main?: string;
  /** After main. */
  readonly rest?: string;
  readonly path?: string;
  readonly headers?: Record<string, string>;
}

/** A sound single offer, to be varied. */
export const OFFER = {
  "@type": "Offer",
  price: "19.90",
  priceCurrency: "EUR",
  availability: "https://schema.org/InStock",
} as const;

/** A sound product, to be varied. */
export const PRODUCT = {
  "@context": "https://schema.org",
  "@type": "Product",
  name: "Blue mug",
  image: "https://shop.example/mug.jpg",
  sku: "MUG-1",
  brand: { "@type": "Brand", name: "Northfire" },
  offers: OFFER,
} as const;

const MAIN = `<h1>Blue mug</h1><p>A stoneware mug with a wide handle, glazed twice and fired hot.</p><p class="price">€ 19.90</p><button>Add to cart</button>`;

/** A shop's product page as rule cases use it. */
export function productPage({
  jsonLd = PRODUCT,
  head = "",
  lang = "en",
  main = MAIN,
  rest = "",
  path,
  headers,
}: ProductPage = {}): PageCase {
  const html = `<!doctype html><html lang="${lang}"><head><title>Blue mug | Acme</title><meta property="og:type" content="product">${head}${scripts(jsonLd)}</head><body><main>${main}</main>${rest}</body></html>`;
  return { html, url: `https://shop.example${path ?? "/products/blue-mug"}`, ...(headers ? { headers } : {}) };
}

/** JSON-LD script tags of one block or a list of blocks; texts stand as written. */
export function scripts(jsonLd: unknown): string {
  if (jsonLd === null) return "";
  const blocks = Array.isArray(jsonLd) ? jsonLd : [jsonLd];
  return blocks
    .map(
      (block) =>
        `<script type="application/ld+json">${typeof block === "string" ? block : JSON.stringify(block)}</script>`,
    )
    .join("");
}

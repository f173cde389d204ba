import type { PageCase } from "@audit/testkit";
import { scripts } from "./product-page.ts";

export interface CategoryPage {
  readonly jsonLd?: unknown;
  readonly head?: string;
  readonly lang?: string;
  /** Before the list of products. */
  readonly intro?: string;
  readonly products?: number;
  readonly path?: string;
  readonly title?: string;
}

/** A shop's category page as rule cases use it. */
export function categoryPage({
  jsonLd = null,
  head = "",
  lang = "en",
  intro = "",
  products = 6,
  path = "/collections/mugs",
  title = "Mugs",
}: CategoryPage = {}): PageCase {
  const cards = Array.from({ length: products }, (_, index) => card(index)).join("");
  return {
    url: `https://shop.example${path}`,
    html: `<!doctype html><html lang="${lang}"><head><title>${title}</title>${head}${scripts(jsonLd)}</head><body><main><h1>${title}</h1>${intro}<ul class="product-grid">${cards}</ul></main></body></html>`,
  };
}

const card = (index: number): string =>
  `<li class="product-card"><a href="/products/mug-${index}"><img src="/mug-${index}.jpg" alt="Mug ${index}"><h3>Mug ${index}</h3></a><span class="price">€ ${index + 10}.00</span></li>`;

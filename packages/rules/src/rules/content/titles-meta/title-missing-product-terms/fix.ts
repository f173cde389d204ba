import { titled } from "../../../../fixes/words/titles.ts";
import { fillIn, type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { productWords } from "../../../../view/product-words.ts";
import { cutAtWord, oneLine } from "../../../../escape/plain.ts";
import { html } from "../../../../escape/html.ts";

/** Brands may be long, and the name of the product comes first. */
const MOST_NAME = 60;

/** A title with the product's name and brand, each once. */
export const fix: Fixer = perPage({
  make: (page, view) => {
    const { name, brand } = productWords(page, view);
    const product = cutAtWord(name ?? fillIn("product name"), MOST_NAME);
    const site = view.nameOn(page);
    const isSaid = brand === null || [product, site].some((text) => text.toLowerCase().includes(brand.toLowerCase()));
    const parts = isSaid ? [product] : [product, oneLine(brand)];
    return titled(page, `${parts.join(" – ")} | ${site}`);
  },
  pattern: ({ platform, name }) =>
    platform === "shopify"
      ? "<title>{{ product.title }} – {{ product.vendor }} | {{ shop.name }}</title>"
      : `<title>{product name} | ${html(name)}</title>`,
});

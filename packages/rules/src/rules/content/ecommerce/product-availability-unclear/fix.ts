import { fillIn, type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { productWords } from "../../../../view/product-words.ts";
import { html } from "../../../../escape/html.ts";

/** A sentence about stock, from the markup. */
export const fix: Fixer = perPage({
  make: (page, view) => {
    const { availability } = productWords(page, view);
    const state = availability
      ? `the words for ${availability}, which the markup says`
      : "In stock, Sold out, or when it comes back";
    return `<p class="stock">${html(fillIn(state))}</p>`;
  },
  pattern: ({ platform }) =>
    platform === "shopify"
      ? '<p class="stock">{% if product.available %}{In stock}{% else %}{Sold out}{% endif %}</p>'
      : '<p class="stock">{In stock or Sold out}</p>',
});

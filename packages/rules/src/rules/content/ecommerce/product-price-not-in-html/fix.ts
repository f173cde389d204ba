import { fillIn, type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { productWords } from "../../../../view/product-words.ts";
import { html } from "../../../../escape/html.ts";

/** The price as text in the HTML, from the markup or the preview tags. */
export const fix: Fixer = perPage({
  make: (page, view) => {
    const { price, currency } = productWords(page, view);
    const amount = price ?? page.head.openGraph["product:price:amount"] ?? fillIn("price");
    const unit = currency ?? page.head.openGraph["product:price:currency"] ?? fillIn("currency");
    return `<p class="price">${html(amount)} ${html(unit)}</p>`;
  },
  pattern: ({ platform }) =>
    platform === "shopify"
      ? '<p class="price">{{ product.price | money_with_currency }}</p>'
      : '<p class="price">{price} {currency}</p>',
});

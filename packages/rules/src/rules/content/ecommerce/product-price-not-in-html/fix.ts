import type { PageFacts } from "@audit/facts";
import { mainOffersOf } from "../../../../reading/products.ts";
import { knownLocale } from "../../../../reading/known-locale.ts";
import { firstText } from "../../../../reading/structured-data.ts";
import { fillIn, type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { productWords } from "../../../../view/product-words.ts";
import { html } from "../../../../escape/html.ts";

/** What the markup asks, from the lowest to the highest, as the page's language writes it (CLDR). */
function markedPrice(page: PageFacts): string | null {
  const offer = mainOffersOf(page.structuredData)[0];
  const [low, high] = ["lowPrice", "highPrice"].map((name) =>
    Number(offer === undefined ? "" : firstText(offer, name)),
  );
  const currency = offer === undefined ? "" : firstText(offer, "priceCurrency");
  if (!low || !/^[A-Z]{3}$/.test(currency)) return null;
  const format = new Intl.NumberFormat(knownLocale(page.head.lang) ?? "en", {
    style: "currency",
    currency,
    minimumFractionDigits: low % 1 === 0 ? 0 : 2,
  });
  return high && high > low ? format.formatRange(low, high) : format.format(low);
}

/** The price as text in the HTML, from the markup or the preview tags. */
export const fix: Fixer = perPage({
  make: (page, view) => {
    const { price, currency } = productWords(page, view);
    const marked = price === null ? markedPrice(page) : null;
    if (marked !== null) return `<p class="price">${html(marked)}</p>`;
    const amount = price ?? page.head.openGraph["product:price:amount"] ?? fillIn("price");
    const unit = currency ?? page.head.openGraph["product:price:currency"] ?? fillIn("currency");
    return `<p class="price">${html(amount)} ${html(unit)}</p>`;
  },
  pattern: ({ platform }) =>
    platform === "shopify"
      ? '<p class="price">{{ product.price | money_with_currency }}</p>'
      : '<p class="price">{price} {currency}</p>',
});

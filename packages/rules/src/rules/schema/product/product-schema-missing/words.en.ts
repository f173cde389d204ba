import { product } from "../../checks.ts";
import { plainName } from "../../../../wording/plain-names.ts";
import { listed, quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly types: readonly string[]; readonly buyControl: string | null }> = {
  failing: "Product page without product markup",
  title: "Add Product structured data to {pages}, so Google can show price and stock",
  why: "Price, stock and rating below a search result, the shopping tab and AI shopping answers all come from product markup.",
  steps:
    "Add structured data of the product with name, picture, description, brand, article or barcode number, and an offer with price, currency and stock.",
  check: product,
  seen: ({ types, buyControl }) =>
    `no product data${buyControl === null ? "" : ` beside the button ${quote(buyControl)}`}${types.length === 0 ? "" : `, only data about ${listed(types.map(plainName))}`}`,
};

import { product } from "../../checks.ts";
import { plainName } from "../../../../wording/plain-names.ts";
import { listed, quote } from "../../../../wording/quote.ts";
import { sellsSeveral } from "../../../../reading/several-goods.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly types: readonly string[]; readonly buyControl: string | null }> = {
  failing: "Product page without product markup",
  title: "Add Product structured data to {pages}, so Google can show price and stock",
  why: "Price, stock and rating below a search result, the shopping tab and AI shopping answers all come from product markup.",
  steps:
    "Add structured data of the product with name, picture, description, brand, article or barcode number, and an offer with price, currency and stock.",
  check: product,
  variants: [
    {
      when: ({ url }, _cause, view) => {
        const page = view.pageAt(url);
        return page !== null && sellsSeveral(page);
      },
      title: "Give each product on {pages} a page of its own with Product structured data",
      why: "Google shows price and stock below a result, and assistants name a product, only for pages about one product. This page sells several.",
      steps:
        "Make a page for each of these goods with its name, price, picture and text, lead its card there, and put its Product structured data on that page: name, image, description, brand, and an offer with price, currency and stock.",
    },
  ],
  seen: ({ types, buyControl }) =>
    `no product data${buyControl === null || buyControl === "" ? "" : ` beside the button ${quote(buyControl)}`}${types.length === 0 ? "" : `, only data about ${listed(types.map(plainName))}`}`,
};

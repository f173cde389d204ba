import { productTypes } from "../../../../knowledge/schema-types.ts";
import { productPages } from "../../../../populations.ts";
import { everyItem, hasTypeOn, hasUnreadBlock, UNREAD_DOUBT, valuesOf } from "../../../../reading/structured-data.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass, unknown } from "../../../../verdict.ts";

/** Speaks only where the page itself shows that something is sold. */
export const rule = definePageRule({
  id: "product-schema-missing",
  category: "schema",
  area: "product",
  severity: "high",
  fixKind: "json-ld",
  certainty: 0.9,
  leavesTo: ["js-schema-only-rendered"],
  aiVisibility: true,
  over: productPages,
  reads: ["structuredData", "commerce"],
  says: {
    failing: "Product page without product markup",
    why: "Price, stock and rating below a search result, the shopping tab and AI shopping answers all come from product markup.",
    fix: "Add a JSON-LD Product with name, image, description, brand, SKU or GTIN, and an Offer with price, currency and availability.",
    source: "https://developers.google.com/search/docs/appearance/structured-data/product",
  },
  told: ({ productMarkup }) => (productMarkup ? pass() : null),
  judge: ({ structuredData, commerce }) => {
    const items = everyItem(structuredData);
    if (hasTypeOn(structuredData, productTypes)) return pass();
    // Books, courses, events, software and services are offered under types of their own.
    if (items.some(({ item }) => valuesOf(item, "offers").length > 0)) return notApplicable();
    if (hasUnreadBlock(structuredData)) return unknown(UNREAD_DOUBT);
    if (commerce.buyControl === null && commerce.prices.length === 0) return notApplicable();
    const types = [...new Set(items.flatMap(({ item }) => item.types))].slice(0, 10);
    return fail({ at: "structured data", saw: { types, buyControl: commerce.buyControl }, expected: "Product" });
  },
});

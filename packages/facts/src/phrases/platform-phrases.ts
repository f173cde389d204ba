import type { Meaning } from "./word-table.ts";

/** What shop platforms' translations name apart and we read as one: the name of a phrase, and what it means to us. */
export const platformPhrases: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ["add_to_cart", "buying"],
  ["buy_now", "buying"],
  ["in_stock", "stock"],
  ["out_of_stock", "stock"],
  ["low_stock", "stock"],
  ["price", "price"],
  ["regular_price", "price"],
  ["sale", "sale"],
  ["cart", "cart"],
  ["cart_empty", "cart"],
  ["checkout", "checkout"],
  ["account", "account"],
  ["login", "account"],
  ["search", "search"],
  ["returns", "returns"],
  ["shipping", "shipping"],
  ["terms", "terms"],
  ["privacy", "privacy"],
  ["imprint", "imprint"],
  ["contact", "contact"],
  ["about", "about"],
  ["reviews", "reviews"],
  ["write_review", "reviews"],
  ["rating", "reviews"],
]);

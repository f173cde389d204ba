import { validSchema } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { listed } from "../../../../wording/quote.ts";

export const en: Words<{ readonly missing: readonly string[]; readonly tooLong: readonly string[] }> = {
  failing: "Product data are too thin for AI shopping",
  title: "Complete the product data of {pages} for AI shopping",
  why: "Assistants that sell take products from feeds with fixed fields. A product without them, or with values that are too long, is left out.",
  steps: "Fill the missing fields in the product's data; the feed can be made from the same source as the markup.",
  check: validSchema("a Product with number, brand, description, picture, price, currency and stock"),
  seen: ({ missing, tooLong }) =>
    `product data ${[...(missing.length > 0 ? [`without ${listed(missing, 5)}`] : []), ...(tooLong.length > 0 ? [`with too long a ${listed(tooLong)}`] : [])].join(" and ")}`,
};

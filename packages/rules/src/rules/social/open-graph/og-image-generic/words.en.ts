import { ogImage } from "../checks.ts";
import { number } from "../../../../wording/plural.ts";
import { addressOf } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly image: string; readonly products: number }> = {
  failing: "All products share one preview picture",
  problem: "Products that are shared all show the same picture, whatever they are.",
  title: "Give each product its own link preview picture",
  why: "Whoever shares a product sees the same picture, often the logo, whatever the product is. Few people click that.",
  steps: "Fill og:image on product pages with the product's own main picture.",
  check: ogImage,
  seen: ({ image, products }) => `one preview picture, ${addressOf(image)}, on ${number(products)} product pages`,
};

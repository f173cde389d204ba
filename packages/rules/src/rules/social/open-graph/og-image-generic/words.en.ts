import { ogImage } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "All products share one preview picture",
  title: "All products share one preview picture",
  why: "Whoever shares a product sees the same picture, often the logo, whatever the product is. Few people click that.",
  steps: "Fill og:image on product pages with the product's own main picture.",
  check: ogImage,
};

import { product } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Many products carry the same rating",
  title: "{pages} {carries|carry} the same rating as other products",
  why: "Ratings must be about the one product. A shop's rating copied to every product breaks Google's rules and can cost the stars of the whole site.",
  steps:
    "Mark up only ratings that buyers gave this product. The rating of the shop belongs to your Google business profile or seller ratings.",
  check: product,
};

import { product } from "../../checks.ts";
import { oneLine } from "../../../../escape/plain.ts";
import { number } from "../../../../wording/plural.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly ratingValue: string; readonly count: string; readonly productsWithTheSame: number }> =
  {
    failing: "Many products carry the same rating",
    title: "Use only ratings of the product itself in the structured data of {pages}",
    why: "Ratings must be about the one product. A shop's rating copied to every product breaks Google's rules and can cost the stars of the whole site.",
    steps:
      "Mark up only ratings that buyers gave this product. The rating of the shop belongs to your Google business profile or seller ratings.",
    check: product,
    seen: ({ ratingValue, count, productsWithTheSame }) =>
      `the rating ${quote(ratingValue)} from ${oneLine(count)} votes on ${number(productsWithTheSame)} different products`,
  };

import { counted } from "../../../../wording/plural.ts";
import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly rating: number; readonly reviews: number }> = {
  failing: "Markup holds a rating that no visitor sees",
  title: "Show the rating that the structured data of {pages} {claims|claim}, or remove it",
  why: "Google allows ratings in structured data only where visitors can read them on the page. A rating that only machines see can cost the stars of the whole site.",
  steps:
    "Show the average and the number of reviews, with the reviews themselves, on the page. If there are none, delete aggregateRating from the markup: numbers that nobody gave are a fraud on buyers.",
  check: onPage("the average rating and the number of reviews, or no rating in the structured data"),
  seen: ({ rating, reviews }) =>
    `a rating of ${rating} from ${counted(reviews, "review")} in the structured data, and neither stars nor numbers on the page`,
};

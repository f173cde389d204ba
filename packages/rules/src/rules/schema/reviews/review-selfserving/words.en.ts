import { organization } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Your own business carries a rating in its markup",
  title: "The site rates itself in the structured data",
  why: "Google shows no stars for ratings that a business publishes about itself, and takes misleading ones as a breach of its rules.",
  steps:
    "Remove aggregateRating and review from Organization or LocalBusiness. Ratings of products may stay on their pages.",
  check: organization,
};

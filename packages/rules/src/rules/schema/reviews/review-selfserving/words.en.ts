import { organization } from "../../checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly name: string; readonly property: string; readonly ratingValue: string | null }> = {
  failing: "Your own business carries a rating in its markup",
  title: "Remove the rating of your own business from the structured data",
  why: "Google shows no stars for ratings that a business publishes about itself, and takes misleading ones as a breach of its rules.",
  steps: "Remove rating and reviews from the data of your business. Ratings of products may stay on their pages.",
  check: organization,
  variants: [
    {
      when: ({ evidence: { saw } }) => saw.property === "itemReviewed",
      title: "Remove from {pages} the reviews that praise their author's own work",
      steps:
        "Take the Review block out of the structured data, in the setting of the plugin or theme that writes it. Reviews of customers that the page shows may stay.",
    },
  ],
  seen: ({ name, ratingValue }) =>
    `a rating${ratingValue === null ? "" : ` of ${quote(ratingValue)}`} that the site gives to itself${name === "" ? "" : ` (${quote(name)})`}`,
};

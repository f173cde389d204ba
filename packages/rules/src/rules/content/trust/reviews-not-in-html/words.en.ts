import { inSource } from "../../../../wording/checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly reviewService: string }> = {
  failing: "Reviews come by a script of another site only",
  title: "Put the reviews of {pages} into the HTML",
  why: "The page loads a review service, but the HTML holds neither a rating nor a review. Assistants that run no scripts don't see that anybody bought this.",
  steps:
    "Switch on the service's server-side or SEO output, or write rating and some reviews into the HTML and the markup yourself.",
  check: inSource("rating", "rating and reviews in the HTML"),
  seen: ({ reviewService }) =>
    `no rating and no review in the HTML, only a script of ${quote(reviewService)} that loads them`,
};

import { article } from "../checks.ts";
import { plainName } from "../../../../wording/plain-names.ts";
import { listed } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly missing: readonly string[] }> = {
  failing: "Article markup lacks headline, image, date or author",
  title: "Complete the Article structured data of {pages}",
  why: "These four are what search engines and answer engines show of an article and judge its trustworthiness by.",
  steps: "Add the missing properties to the article's markup, with the values that stand on the page.",
  check: article,
  seen: ({ missing }) => `article data without ${listed(missing.map(plainName))}`,
  variants: [
    {
      when: ({ evidence: { saw } }) => saw.missing.join() === "image",
      title: "Add the image to the Article structured data of {pages}",
      why: "Results and previews that show an article's picture take it from this property.",
      steps: "Add image with the full address of the article's main picture to its markup.",
    },
  ],
};

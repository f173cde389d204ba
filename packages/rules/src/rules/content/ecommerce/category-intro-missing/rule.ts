import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { categoryPages } from "../../../../populations.ts";
import { isLaterPage } from "../../../../reading/pagination.ts";
import { proseWords, unseenWords } from "../../../../reading/prose.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass, unknown } from "../../../../verdict.ts";

const LEAST_WORDS = 50;
const FEWEST_GOODS = 3;

export const rule = definePageRule({
  id: "category-intro-missing",
  category: "content",
  area: "ecommerce",
  severity: "low",
  fixKind: "content",
  certainty: 0.6,
  businesses: ["online-shop", "food-ordering"],
  aiVisibility: true,
  over: categoryPages,
  reads: ["url", "text", "headings", "commerce"],
  source: "https://developers.google.com/search/docs/fundamentals/creating-helpful-content",
  judge: ({ url, text, headings, commerce }) => {
    if (isLaterPage(url)) return notApplicable();
    const words = proseWords(text, LEAST_WORDS);
    if (words >= LEAST_WORDS) return pass();
    if (unseenWords({ text, headings }) >= LEAST_WORDS)
      return unknown("The page has too many pieces of text to tell which are about the category.");
    // An empty category, and one that only leads to others, has nothing to choose among.
    if (commerce.productCards < FEWEST_GOODS) return unknown("We saw too few goods with a price on the page.");
    return fail({ at: "main text", saw: { wordsInSentences: words }, expected: `at least ${LEAST_WORDS} words` });
  },
  words: { en },
  onlyAlong: true,
  fix,
});

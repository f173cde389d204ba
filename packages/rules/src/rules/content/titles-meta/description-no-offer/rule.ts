import { specificTexts } from "../../../../reading/shown-things.ts";
import { description } from "../../../../fixes/words/descriptions.ts";
import { readPrices } from "@audit/facts";
import { en } from "./words.en.ts";
import { offerWords } from "../../../../knowledge/offer-words.ts";
import { productPages } from "../../../../populations.ts";
import { isAnnounced } from "../../../../reading/product-panel.ts";
import { languageOf } from "../../../../reading/language.ts";
import { normalised, quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass, unknown } from "../../../../verdict.ts";

const PRICE = /[€$£¥₩₹]|\d\s?(eur|usd|gbp|chf|kr|sek|nok|dkk|zł|kč|円|元|руб)|%/u;

const allWords = Object.values(offerWords);

export const rule = definePageRule({
  id: "description-no-offer",
  category: "content",
  area: "titles-meta",
  severity: "low",
  fixKind: "meta",
  certainty: 0.5,
  businesses: ["online-shop", "food-ordering"],
  grade: "C",
  repair: { perPage: true },
  languages: new Set(Object.keys(offerWords)),
  over: productPages,
  reads: ["head", "commerce", "text"],
  source: "https://developers.google.com/search/docs/appearance/snippet",
  judge: ({ head, commerce, text: words }) => {
    const description = head.descriptions.find(Boolean);
    if (description === undefined || isAnnounced({ commerce, head, text: words })) return notApplicable();
    const language = languageOf(head.lang);
    const ownWords = language !== null && Object.hasOwn(offerWords, language) ? offerWords[language] : undefined;
    const text = normalised(description);
    if (
      PRICE.test(text) ||
      readPrices(description).length > 0 ||
      ownWords?.test(text) ||
      allWords.some((words) => words.test(text))
    )
      return pass();
    if (language !== null && !Object.hasOwn(offerWords, language)) {
      return unknown(`We don't know the words for offers in the page's language (${language}).`);
    }
    const expected = "a price, delivery, returns, guarantee or other benefit";
    return fail({ at: "head > meta[name=description]", saw: quoted(description), expected });
  },
  words: { en },
  givesWayTo: [{ to: ["description-duplicate", "description-length"], as: "task" }],
  shows: (saw) => specificTexts([saw]),
  onlyAlong: true,
  fix: description,
});

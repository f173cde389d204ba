import { en } from "./words.en.ts";
import { stockLanguages } from "../../../../knowledge/commerce-languages.ts";
import { productPages } from "../../../../populations.ts";
import { languageOf } from "../../../../reading/language.ts";
import { ASIDE_DOUBT, isForSale, panelIsAside } from "../../../../reading/product-panel.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass, unknown } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "product-availability-unclear",
  category: "content",
  area: "ecommerce",
  severity: "low",
  fixKind: "template",
  certainty: 0.6,
  businesses: ["online-shop"],
  aiVisibility: true,
  languages: stockLanguages,
  over: productPages,
  reads: ["commerce", "outline", "head"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/merchant-listing",
  judge: ({ commerce, outline, head }) => {
    if (commerce.availability !== null || outline.stocks.some(({ list }) => !list)) return pass();
    if (panelIsAside(commerce)) return unknown(ASIDE_DOUBT);
    if (!isForSale(commerce)) return notApplicable();
    const language = languageOf(head.lang);
    if (language !== null && !stockLanguages.has(language)) {
      return unknown(`We don't know the phrases about stock in the page's language (${language}).`);
    }
    return fail({ at: "main text", saw: null, expected: 'a phrase such as "in stock"' });
  },
  words: { en },
  // A word about stock is a kindness to buyers; no task stands on it alone.
  onlyProposed: true,
  fix: null,
});

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
  severity: "medium",
  fixKind: "content",
  certainty: 0.6,
  aiVisibility: true,
  over: productPages,
  reads: ["commerce", "head"],
  says: {
    failing: "Text does not say whether the product is in stock",
    why: "Buyers and shopping assistants want to know whether they can have it now. A buy button alone doesn't say so.",
    fix: 'Write the stock state next to the price, for example "In stock, ready to ship in 1 to 2 days".',
    source: "https://developers.google.com/search/docs/appearance/structured-data/merchant-listing",
  },
  told: ({ shownStock }) => (shownStock ? pass() : null),
  judge: ({ commerce, head }) => {
    if (commerce.availability !== null) return pass();
    if (panelIsAside(commerce)) return unknown(ASIDE_DOUBT);
    if (!isForSale(commerce)) return notApplicable();
    const language = languageOf(head.lang);
    if (language !== null && !stockLanguages.has(language)) {
      return unknown(`We don't know the phrases about stock in the page's language (${language}).`);
    }
    return fail({ at: "main text", saw: null, expected: 'a phrase such as "in stock"' });
  },
});

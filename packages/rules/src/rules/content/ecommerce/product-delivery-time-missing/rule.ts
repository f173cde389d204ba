import { en } from "./words.en.ts";
import { deliveryLanguages } from "../../../../knowledge/commerce-languages.ts";
import { productPages } from "../../../../populations.ts";
import { namesDays } from "../../../../reading/days-named.ts";
import { languageOf } from "../../../../reading/language.ts";
import { ASIDE_DOUBT, isForSale, panelIsAside } from "../../../../reading/product-panel.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass, unknown } from "../../../../verdict.ts";

/** Delivery times that name no number of days. */
const SOON =
  /(same|next)[- ]day|tomorrow|\b(24|48) ?h\b|express|morgen (da|bei)|am nächsten (werk)?tag|instant download|sofort-?download|demain|lendemain|mañana|domani|amanhã|i morgon|i morgen/iu;

export const rule = definePageRule({
  id: "product-delivery-time-missing",
  category: "content",
  area: "ecommerce",
  severity: "low",
  fixKind: "template",
  certainty: 0.6,
  businesses: ["online-shop"],
  aiVisibility: true,
  languages: deliveryLanguages,
  over: productPages,
  reads: ["commerce", "text", "head"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/shipping-policy",
  judge: ({ commerce, text, head }) => {
    if (commerce.deliveryText !== null || text.paragraphs.some((block) => SOON.test(block))) return pass();
    if (panelIsAside(commerce)) return unknown(ASIDE_DOUBT);
    if (!isForSale(commerce)) return notApplicable();
    const language = languageOf(head.lang);
    if (language !== null && !deliveryLanguages.has(language)) {
      return unknown(`We don't know the phrases about delivery in the page's language (${language}).`);
    }
    if (namesDays(text.main, head.lang))
      return unknown("The page names a number of days; whether they are of delivery was not read.");
    return fail({ at: "page text", saw: null, expected: 'a phrase such as "delivery in 2 to 3 days"' });
  },
  words: { en },
  onlyAlong: true,
  fix: null,
});

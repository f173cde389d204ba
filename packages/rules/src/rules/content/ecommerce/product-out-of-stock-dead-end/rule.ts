import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { restockWords } from "../../../../knowledge/restock-words.ts";
import { productPages } from "../../../../populations.ts";
import { languageOf } from "../../../../reading/language.ts";
import { mainOffersOf, mainProductsOf } from "../../../../reading/products.ts";
import { firstText, itemsOf } from "../../../../reading/structured-data.ts";
import { normalised } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass, unknown } from "../../../../verdict.ts";

const GONE = /(OutOfStock|SoldOut|Discontinued)\/?$/;
const FRAME = new Set(["header", "nav", "footer", "aside"]);
/** Breadcrumb, category and gallery links stand in main too; more than these lead somewhere else. */
const OWN_LINKS = 8;

export const rule = definePageRule({
  id: "product-out-of-stock-dead-end",
  category: "content",
  area: "ecommerce",
  severity: "medium",
  fixKind: "template",
  certainty: 0.6,
  businesses: ["online-shop", "food-ordering"],
  languages: new Set(Object.keys(restockWords)),
  over: productPages,
  reads: ["commerce", "structuredData", "text", "headings", "links", "head"],
  source: "https://developers.google.com/search/docs/crawling-indexing/http-network-errors#soft-404-errors",
  judge: ({ commerce, structuredData, text, headings, links, head }) => {
    if (commerce.availability !== "out-of-stock" && commerce.availability !== null) return notApplicable();
    const states = mainOffersOf(structuredData).map((offer) => firstText(offer, "availability"));
    const marked = states.length > 0 && states.every((state) => GONE.test(state));
    if (commerce.availability === null && !marked) return notApplicable();
    const alternatives = mainProductsOf(structuredData).some((item) =>
      ["isRelatedTo", "isSimilarTo"].some((name) => itemsOf(item, name).length > 0),
    );
    if (commerce.productCards > 0 || alternatives) return pass();
    const said = normalised([text.main, ...text.paragraphs, ...headings.map((heading) => heading.text)].join(" "));
    if (Object.values(restockWords).some((words) => words.test(said))) return pass();
    const language = languageOf(head.lang);
    if (language !== null && !Object.hasOwn(restockWords, language)) {
      return unknown(`We don't know the phrases about alternatives in the page's language (${language}).`);
    }
    const onward = links.filter(({ region, url }) => url !== null && !FRAME.has(region)).length;
    if (onward > OWN_LINKS) return unknown("The page links to other pages, which may be alternatives.");
    const saw = { availability: commerce.availabilityText ?? states[0] ?? null, alternatives: 0, reminder: false };
    return fail({ at: "main text", saw, expected: "similar products, a date or a reminder" });
  },
  words: { en },
  fix,
});

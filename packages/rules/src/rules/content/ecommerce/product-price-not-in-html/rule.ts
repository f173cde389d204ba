import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { productPages } from "../../../../populations.ts";
import { mainPricesOf } from "../../../../reading/products.ts";
import { definePageRule } from "../../../../rule.ts";
import { plainNumber } from "../../../../reading/offer-price.ts";
import { holdsNumber, looksPriced, textsWithNumbers } from "../../../../reading/shown-numbers.ts";
import { textOf } from "../../../../reading/structured-data.ts";
import { fail, notApplicable, pass, unknown } from "../../../../verdict.ts";

/** Prices in the frame are the cart's or other products'. */
const FRAME = new Set(["header", "nav", "footer"]);

/** Speaks only where something is sold: with a buy button, or with a price in the structured data. */
export const rule = definePageRule({
  id: "product-price-not-in-html",
  category: "content",
  area: "ecommerce",
  severity: "high",
  fixKind: "template",
  certainty: 0.8,
  businesses: ["online-shop", "food-ordering"],
  repair: { pasted: true },
  aiVisibility: true,
  over: productPages,
  reads: ["commerce", "structuredData", "outline", "text"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/sd-policies",
  judge: ({ commerce, structuredData, outline, text }) => {
    if (commerce.prices.some(({ region, amount }) => !FRAME.has(region) && amount > 0)) return pass();
    const prices = mainPricesOf(structuredData);
    const marked = prices.map(textOf);
    if (commerce.buyControl === null && marked.length === 0) return notApplicable();
    // A price of nothing below the heading is one that is asked for, not one that scripts bring.
    if (outline.prices.some(({ amount, at }) => amount === 0 && at >= (outline.headingAt ?? 0))) return notApplicable();
    const texts = textsWithNumbers(text);
    if (prices.some((price) => holdsNumber(texts, plainNumber(price) ?? Number.NaN))) return pass();
    if (outline.unread > 0 || text.paragraphs.some(looksPriced))
      return unknown("A text on the page looks like a price that we can't read.");
    const saw = { visiblePrices: 0, buyControl: commerce.buyControl, pricesInMarkup: marked.slice(0, 3) };
    return fail({ at: "main text", saw, expected: "a price with its currency" });
  },
  words: { en },
  symptoms: [{ of: "scripts", rank: 5, shows: () => true }],
  givesWayTo: [{ to: ["js-price-stock-only-rendered"], as: "finding" }],
  fix,
});

import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import type { SdItem } from "@audit/facts";
import { productPages } from "../../../../populations.ts";
import { mainAmountsOf, mainOffersOf } from "../../../../reading/products.ts";
import { itemsOf, says } from "../../../../reading/structured-data.ts";
import { contentOf, unitPriceIn, type Measure } from "../../../../reading/unit-price.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** Speaks only where price, unit price and content on the page agree, so that the unit price is surely this product's. */
export const rule = definePageRule({
  id: "offer-unit-pricing",
  category: "schema",
  area: "product",
  severity: "low",
  fixKind: "json-ld",
  certainty: 0.9,
  businesses: ["online-shop", "food-ordering"],
  repair: { pasted: true },
  over: productPages,
  reads: ["structuredData", "text", "head"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/merchant-listing#unit-pricing-measure",
  judge: ({ structuredData, text, head }) => {
    const prices = mainAmountsOf(structuredData);
    if (prices.length === 0) return notApplicable();
    const shown = unitPriceIn(text.main);
    if (shown === null) return notApplicable();
    const words = `${head.titles[0] ?? ""} ${text.main}`;
    const [found] = prices.flatMap((price) => {
      const content = contentOf(shown, price, words);
      return content === null ? [] : [{ price, content }];
    });
    if (found === undefined) return notApplicable();
    if (mainOffersOf(structuredData).some(hasUnitPrice)) return pass();
    const { price, content } = found;
    const saw = { unitPrice: shown.text, price, content: spoken(content), per: spoken(shown.per) };
    return fail({ at: "Product > offers", saw, expected: "priceSpecification with referenceQuantity" });
  },
  words: { en },
  fix,
});

const spoken = ({ amount, unit }: Measure): string => `${amount} ${unit}`;

const hasUnitPrice = (offer: SdItem): boolean =>
  itemsOf(offer, "priceSpecification").some((one) => says(one, "referenceQuantity"));

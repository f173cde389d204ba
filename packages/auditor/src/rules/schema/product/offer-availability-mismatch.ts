import { productPages } from "../../../populations.ts";
import { availabilityOf } from "../../../reading/availability.ts";
import { mainOffersOf } from "../../../reading/products.ts";
import { quoted } from "../../../reading/words.ts";
import { definePageRule } from "../../../rule.ts";
import { fail, notApplicable, pass, unknown } from "../../../verdict.ts";

const SOLD_OUT = new Set(["OutOfStock", "SoldOut", "Discontinued"]);
const AVAILABLE = new Set(["InStock", "OnlineOnly", "LimitedAvailability", "InStoreOnly"]);

/**
 * The first statement about stock in the text counts, and only together with the buy button: "sold out" may speak of
 * one size or of a product further down.
 */
export const offerAvailabilityMismatch = definePageRule({
  id: "offer-availability-mismatch",
  category: "schema",
  area: "product",
  severity: "high",
  fixKind: "json-ld",
  certainty: 0.8,
  aiVisibility: true,
  over: productPages,
  reads: ["structuredData", "commerce"],
  says: {
    failing: "Stock in the markup contradicts the page",
    why: "Google compares the stock in the markup with the page. Products that differ are taken out of shopping results, and buyers come for nothing.",
    fix: "Write availability from the same stock level as the text and the button on the page.",
    source: "https://support.google.com/merchants/answer/6324448",
  },
  judge: ({ structuredData, commerce }) => {
    const { availability, availabilityText, buyControl, productCards } = commerce;
    const marked = [...new Set(mainOffersOf(structuredData).map(availabilityOf))].filter((name) => name !== null);
    if (marked.length === 0 || availability === null) return notApplicable();
    const saysSoldOut = marked.every((name) => SOLD_OUT.has(name));
    const saysAvailable = marked.every((name) => AVAILABLE.has(name));
    const shownSoldOut = availability === "out-of-stock" && buyControl === null;
    const shownAvailable = availability === "in-stock" && buyControl !== null;
    if (!(saysAvailable && shownSoldOut) && !(saysSoldOut && shownAvailable)) return pass();
    if (productCards > 0) return unknown("The page lists other products, and the words about stock may be theirs.");
    const saw = { marked, visible: quoted(availabilityText ?? ""), buyButton: buyControl };
    return fail({ at: "Product > offers > availability", saw, expected: "the stock that the page shows" });
  },
});

import { shippingTerms } from "../../../../fixes/markup/policy-changes.ts";
import { en } from "./words.en.ts";
import type { SdItem } from "@audit/facts";
import { productPages } from "../../../../populations.ts";
import { plainNumber } from "../../../../reading/offer-price.ts";
import { shippingTermsOf, shipsNowhere, type ShippingTerms } from "../../../../reading/policies.ts";
import { firstText, itemsOf, valuesOf } from "../../../../reading/structured-data.ts";
import { isCurrency } from "../../../../reading/value-formats.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "shipping-rate",
  category: "schema",
  area: "shipping-returns",
  severity: "low",
  fixKind: "json-ld",
  certainty: 1,
  businesses: ["online-shop"],
  repair: { pasted: true },
  aiVisibility: true,
  over: productPages,
  reads: ["structuredData"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/merchant-listing",
  judge: ({ structuredData }) => {
    const terms = shippingTermsOf(structuredData).filter(({ item }) => !shipsNowhere(item));
    if (terms.length === 0) return notApplicable();
    const faults = terms.map(faultOf).filter((fault) => fault !== null);
    if (faults.length === 0) return pass();
    const saw = { details: terms.length, faults: [...new Set(faults)].slice(0, 3) };
    return fail({ at: "Product > offers > shippingDetails > shippingRate", saw, expected: "value and currency" });
  },
  words: { en },
  // One block of the template holds both.
  givesWayTo: [{ to: ["shipping-times"], as: "task", withCode: true }],
  onlyProposed: true,
  gives: ["shippingRate"],
  fix: shippingTerms,
});

function faultOf({ item, currency }: ShippingTerms): string | null {
  const rates = itemsOf(item, "shippingRate");
  if (rates.length === 0) return "no shippingRate";
  if (!rates.some(hasAmount)) return "no value that is a number of 0 or more";
  const written = rates.map((rate) => firstText(rate, "currency").toUpperCase()).find(Boolean) ?? "";
  if (written === "") return "no currency";
  if (!isCurrency(written)) return `"${written}" is no currency`;
  return currency !== "" && written !== currency ? `shipping in ${written}, price in ${currency}` : null;
}

const hasAmount = (rate: SdItem): boolean =>
  ["value", "maxValue"].some((name) => (plainNumber(valuesOf(rate, name)[0]) ?? -1) >= 0);

import { shippingTerms } from "../../../../fixes/markup/policy-changes.ts";
import { en } from "./words.en.ts";
import type { SdItem } from "@audit/facts";
import { productPages } from "../../../../populations.ts";
import { hasSpan, shippingTermsOf, shipsNowhere } from "../../../../reading/policies.ts";
import { itemsOf, says } from "../../../../reading/structured-data.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "shipping-times",
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
    const missing = terms.map(({ item }) => missingOf(item)).filter((names) => names.length > 0);
    if (missing.length === 0) return pass();
    const saw = { details: terms.length, missing: [...new Set(missing.flat())] };
    return fail({
      at: "Product > offers > shippingDetails > deliveryTime",
      saw,
      expected: "handlingTime and transitTime with minValue and maxValue",
    });
  },
  words: { en },
  onlyProposed: true,
  gives: ["deliveryTime"],
  fix: shippingTerms,
});

function missingOf(details: SdItem): string[] {
  const times = itemsOf(details, "deliveryTime");
  if (times.length === 0) return ["deliveryTime"];
  // Settings of the account may hold the times under a label.
  if (times.some((time) => says(time, "transitTimeLabel"))) return [];
  return ["handlingTime", "transitTime"].filter((name) => !hasSpan(times.flatMap((time) => itemsOf(time, name))));
}

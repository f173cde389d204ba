import { shippingTerms } from "../../../../fixes/markup/policy-changes.ts";
import { en } from "./words.en.ts";
import type { SdItem } from "@audit/facts";
import { productPages } from "../../../../populations.ts";
import { shippingTermsOf } from "../../../../reading/policies.ts";
import { itemsOf, textsOf } from "../../../../reading/structured-data.ts";
import { isCountry } from "../../../../reading/value-formats.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "shipping-destination",
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
    const terms = shippingTermsOf(structuredData);
    if (terms.length === 0) return notApplicable();
    const faults = terms.map(({ item }) => faultOf(item)).filter((fault) => fault !== null);
    if (faults.length === 0) return pass();
    const saw = { details: terms.length, faults: [...new Set(faults)].slice(0, 3) };
    return fail({ at: "Product > offers > shippingDetails > shippingDestination", saw, expected: "addressCountry" });
  },
  words: { en },
  onlyProposed: true,
  gives: ["shippingDestination"],
  fix: shippingTerms,
});

function faultOf(details: SdItem): string | null {
  const regions = itemsOf(details, "shippingDestination");
  if (regions.length === 0) return "no shippingDestination";
  const countries = regions.map((region) => textsOf(region, "addressCountry"));
  if (countries.some((codes) => codes.length === 0)) return "no addressCountry";
  const odd = countries.flat().find((code) => !isCountry(code));
  return odd === undefined ? null : `"${odd}" is no country code`;
}

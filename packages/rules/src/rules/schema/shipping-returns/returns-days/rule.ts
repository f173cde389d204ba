import { returnTerms } from "../../../../fixes/markup/policy-changes.ts";
import { en } from "./words.en.ts";
import type { SdItem } from "@audit/facts";
import { indexableContent } from "../../../../populations.ts";
import { plainNumber } from "../../../../reading/offer-price.ts";
import { isLinkedPolicy, returnCategoryOf, returnPoliciesOf } from "../../../../reading/policies.ts";
import { firstText, valuesOf } from "../../../../reading/structured-data.ts";
import { isIsoDate } from "../../../../reading/value-formats.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "returns-days",
  category: "schema",
  area: "shipping-returns",
  severity: "low",
  fixKind: "json-ld",
  certainty: 1,
  businesses: ["online-shop"],
  repair: { pasted: true },
  aiVisibility: true,
  over: indexableContent,
  reads: ["structuredData"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/return-policy",
  judge: ({ structuredData }) => {
    const finite = returnPoliciesOf(structuredData).filter(
      (policy) => returnCategoryOf(policy) === "MerchantReturnFiniteReturnWindow" && !isLinkedPolicy(policy),
    );
    if (finite.length === 0) return notApplicable();
    const faulty = finite.filter((policy) => !saysHowLong(policy));
    const [first] = faulty;
    if (first === undefined) return pass();
    const written = firstText(first, "merchantReturnDays");
    return fail({
      at: "MerchantReturnPolicy > merchantReturnDays",
      saw: written === "" ? null : quoted(written),
      expected: "a whole number above 0",
    });
  },
  words: { en },
  onlyProposed: true,
  gives: ["merchantReturnDays"],
  fix: returnTerms,
});

/** schema.org also allows the last day as a date. */
function saysHowLong(policy: SdItem): boolean {
  const [value] = valuesOf(policy, "merchantReturnDays");
  const days = plainNumber(value);
  return (
    (days !== null && days > 0 && Number.isInteger(days)) ||
    (/^\d{4}-/.test(firstText(policy, "merchantReturnDays")) && isIsoDate(firstText(policy, "merchantReturnDays")))
  );
}

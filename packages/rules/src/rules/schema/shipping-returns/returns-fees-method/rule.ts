import { returnTerms } from "../../../../fixes/markup/policy-changes.ts";
import { en } from "./words.en.ts";
import type { SdItem } from "@audit/facts";
import { indexableContent } from "../../../../populations.ts";
import { memberName } from "../../../../reading/enum-member.ts";
import { isLinkedPolicy, returnCategoryOf, returnPoliciesOf } from "../../../../reading/policies.ts";
import { unmet } from "../../../../reading/requirements.ts";
import { says, valuesOf } from "../../../../reading/structured-data.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

const WANTED = [
  ["returnFees", "customerRemorseReturnFees", "itemDefectReturnFees", "returnShippingFeesAmount"],
  ["returnMethod"],
] as const;

export const rule = definePageRule({
  id: "returns-fees-method",
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
    const policies = returnPoliciesOf(structuredData).filter(
      (policy) => !isLinkedPolicy(policy) && !/^(|MerchantReturnNotPermitted)$/.test(returnCategoryOf(policy)),
    );
    if (policies.length === 0) return notApplicable();
    const missing = [...new Set(policies.flatMap(missingOf))];
    if (missing.length === 0) return pass();
    return fail({ at: "MerchantReturnPolicy", saw: { missing }, expected: "returnFees and returnMethod" });
  },
  words: { en },
  onlyProposed: true,
  gives: ["returnFees", "returnMethod", "returnShippingFeesAmount"],
  fix: returnTerms,
});

function missingOf(policy: SdItem): string[] {
  const charged = valuesOf(policy, "returnFees").map(memberName).includes("ReturnShippingFees");
  const amount = charged && !says(policy, "returnShippingFeesAmount") ? ["returnShippingFeesAmount"] : [];
  return [...unmet(policy, WANTED), ...amount];
}

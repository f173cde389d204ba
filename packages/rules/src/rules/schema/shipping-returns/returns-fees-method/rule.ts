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
  aiVisibility: true,
  over: indexableContent,
  reads: ["structuredData"],
  says: {
    failing: "Return policy says neither cost nor way of a return",
    why: "Buyers compare who pays for a return and whether it goes by mail or to a store. Google shows both only when the markup tells.",
    fix: "Add returnFees (e.g. FreeReturn) and returnMethod (e.g. ReturnByMail) to the MerchantReturnPolicy.",
    source: "https://developers.google.com/search/docs/appearance/structured-data/return-policy",
  },
  told: ({ returnPolicies }) => (returnPolicies ? null : notApplicable()),
  judge: ({ structuredData }) => {
    const policies = returnPoliciesOf(structuredData).filter(
      (policy) => !isLinkedPolicy(policy) && !/^(|MerchantReturnNotPermitted)$/.test(returnCategoryOf(policy)),
    );
    if (policies.length === 0) return notApplicable();
    const missing = [...new Set(policies.flatMap(missingOf))];
    if (missing.length === 0) return pass();
    return fail({ at: "MerchantReturnPolicy", saw: { missing }, expected: "returnFees and returnMethod" });
  },
});

function missingOf(policy: SdItem): string[] {
  const charged = valuesOf(policy, "returnFees").map(memberName).includes("ReturnShippingFees");
  const amount = charged && !says(policy, "returnShippingFeesAmount") ? ["returnShippingFeesAmount"] : [];
  return [...unmet(policy, WANTED), ...amount];
}

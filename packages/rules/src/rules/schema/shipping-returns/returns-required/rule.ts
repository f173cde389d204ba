import { returnTerms } from "../../../../fixes/markup/policy-changes.ts";
import { en } from "./words.en.ts";
import { indexableContent } from "../../../../populations.ts";
import { isLinkedPolicy, returnPoliciesOf } from "../../../../reading/policies.ts";
import { unmet } from "../../../../reading/requirements.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "returns-required",
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
    const policies = returnPoliciesOf(structuredData);
    if (policies.length === 0) return notApplicable();
    const missing = policies
      .filter((policy) => !isLinkedPolicy(policy))
      .flatMap((policy) => unmet(policy, [["applicableCountry"], ["returnPolicyCategory"]]));
    if (missing.length === 0) return pass();
    const saw = { policies: policies.length, missing: [...new Set(missing)] };
    return fail({ at: "MerchantReturnPolicy", saw, expected: "applicableCountry and returnPolicyCategory" });
  },
  words: { en },
  onlyProposed: true,
  gives: ["applicableCountry", "returnPolicyCategory"],
  fix: returnTerms,
});

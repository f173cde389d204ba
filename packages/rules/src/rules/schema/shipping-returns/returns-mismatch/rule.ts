import { worklist } from "../../../../fixes/worklist.ts";
import { returnLanguages } from "../../../../knowledge/terms-words.ts";
import { en } from "./words.en.ts";
import type { SdItem } from "@audit/facts";
import { memberName } from "../../../../reading/enum-member.ts";
import { isReadIn } from "../../../../reading/language.ts";
import { noted } from "../../../../reading/noted.ts";
import { plainNumber } from "../../../../reading/offer-price.ts";
import { returnCategoryOf, returnPoliciesOf } from "../../../../reading/policies.ts";
import { policyTerms } from "../../../../reading/policy-pages.ts";
import { valuesOf } from "../../../../reading/structured-data.ts";
import { agreed, type VisibleTerms } from "../../../../reading/visible-terms.ts";
import { quoted } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, notApplicable, unknown, type Evidence } from "../../../../verdict.ts";

/** Countries are left out: which of them a sentence means can't be told. */
export const rule = defineSiteRule({
  id: "returns-mismatch",
  category: "schema",
  area: "shipping-returns",
  severity: "high",
  fixKind: "json-ld",
  certainty: 0.8,
  businesses: ["online-shop"],
  aiVisibility: true,
  kinds: ["product"],
  languages: returnLanguages,
  reads: ["pages"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/return-policy",
  judge: ({ pages }) => {
    const stated = pages.filter((page) => isReadIn(returnLanguages, page) && policiesOn(page).length > 0);
    if (stated.length === 0) return notApplicable();
    let compared = 0;
    const faults = stated.flatMap((page) => {
      const visible = policyTerms(pages, "returns", page.head.lang);
      const verdicts = visible ? policiesOn(page).map((policy) => contradiction(policy, visible)) : [];
      if (verdicts.some((verdict) => verdict !== "unclear")) compared += 1;
      const evidence = verdicts.find((verdict) => typeof verdict === "object");
      return evidence ? [{ url: page.url, evidence }] : [];
    });
    if (compared === 0) return unknown("No page about returns says in words that can be read for sure what holds.");
    return judgePages(faults, compared);
  },
  words: { en },
  fix: worklist(en),
});

type Contradiction = { readonly markup: string | number; readonly returnsPage: string };

interface Policy {
  readonly category: string;
  readonly days: number | null;
  readonly fees: string;
}

const NONE: readonly Policy[] = [];

const policiesOn = noted(({ structuredData }): readonly Policy[] => {
  const policies = returnPoliciesOf(structuredData).map(read);
  return policies.length === 0 ? NONE : policies;
});

const read = (policy: SdItem): Policy => ({
  category: returnCategoryOf(policy),
  days: plainNumber(valuesOf(policy, "merchantReturnDays")[0]),
  fees:
    ["returnFees", "customerRemorseReturnFees"]
      .flatMap((name) => valuesOf(policy, name).map(memberName))
      .find(Boolean) ?? "",
});

function contradiction(
  { category, days, fees }: Policy,
  visible: VisibleTerms,
): Evidence<Contradiction> | "agrees" | "unclear" {
  const window = agreed(visible.returnDays);
  if (category === "MerchantReturnNotPermitted" && window) return found("returnPolicyCategory", category, window.text);
  if (days !== null && window && !visible.isCut && !visible.days.includes(days))
    return found("merchantReturnDays", days, window.text);
  const { freeReturn, paidReturn } = visible;
  if (fees === "FreeReturn" && paidReturn !== null && freeReturn === null) return found("returnFees", fees, paidReturn);
  if (fees === "ReturnFeesCustomerResponsibility" && freeReturn !== null && paidReturn === null)
    return found("returnFees", fees, freeReturn);
  return days !== null && visible.days.includes(days) ? "agrees" : "unclear";
}

const found = (property: string, markup: string | number, visible: string) => ({
  at: `MerchantReturnPolicy > ${property}`,
  saw: { markup, returnsPage: quoted(visible) },
  expected: "the same in both",
});

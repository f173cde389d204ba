import { en } from "./words.en.ts";
import { judgePolicy } from "../../../../reading/shop-policies.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { fix } from "./fix.ts";

/** The markup's absence is certain; its harm isn't, as Merchant Center may hold the policy. */
export const rule = defineSiteRule({
  id: "returns-policy-missing",
  category: "schema",
  area: "shipping-returns",
  severity: "low",
  fixKind: "json-ld",
  certainty: 0.8,
  businesses: ["online-shop"],
  repair: { work: "home-block", once: true },
  aiVisibility: true,
  reads: ["pages"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/return-policy",
  judge: ({ pages }) =>
    judgePolicy(pages, { onOffer: "hasMerchantReturnPolicy", onOrganization: "hasMerchantReturnPolicy" }),
  words: { en },
  symptoms: [{ of: "business-data", rank: 2, shows: () => true }],
  givesWayTo: [{ to: ["returns-page"], as: "task" }],
  onlyProposed: true,
  gives: ["hasMerchantReturnPolicy"],
  fix,
});

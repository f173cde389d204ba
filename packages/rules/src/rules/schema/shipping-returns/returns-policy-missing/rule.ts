import { judgePolicy } from "../../../../reading/shop-policies.ts";
import { defineSiteRule } from "../../../../rule.ts";

/** The markup's absence is certain; its harm isn't, as Merchant Center may hold the policy. */
export const rule = defineSiteRule({
  id: "returns-policy-missing",
  category: "schema",
  area: "shipping-returns",
  severity: "medium",
  fixKind: "json-ld",
  certainty: 0.8,
  aiVisibility: true,
  reads: ["pages"],
  says: {
    failing: "No return policy in the markup",
    why: "Days and cost of returns can stand next to your price in search results and shopping answers, but only if the markup (or Merchant Center) states them.",
    fix: "State the policy once for the whole shop with hasMerchantReturnPolicy of your Organization, or per offer.",
    source: "https://developers.google.com/search/docs/appearance/structured-data/return-policy",
  },
  judge: ({ pages }) =>
    judgePolicy(pages, { onOffer: "hasMerchantReturnPolicy", onOrganization: "hasMerchantReturnPolicy" }),
});

import { judgePolicy } from "../../../../reading/shop-policies.ts";
import { defineSiteRule } from "../../../../rule.ts";

/** The markup's absence is certain; its harm isn't, as Merchant Center may hold the policy. */
export const rule = defineSiteRule({
  id: "shipping-details-missing",
  category: "schema",
  area: "shipping-returns",
  severity: "medium",
  fixKind: "json-ld",
  certainty: 0.8,
  aiVisibility: true,
  reads: ["pages"],
  says: {
    failing: "No shipping details in the markup",
    why: "Shipping cost and time can stand next to your price in search results and shopping answers, but only if the markup (or Merchant Center) states them.",
    fix: "State shipping once for the whole shop with hasShippingService of your Organization, or per offer with shippingDetails.",
    source: "https://developers.google.com/search/docs/appearance/structured-data/shipping-policy",
  },
  judge: ({ pages }) => judgePolicy(pages, { onOffer: "shippingDetails", onOrganization: "hasShippingService" }),
});

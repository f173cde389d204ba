import { product } from "../../../../fixes/markup/product.ts";
import { en } from "./words.en.ts";
import { judgePolicy } from "../../../../reading/shop-policies.ts";
import { defineSiteRule } from "../../../../rule.ts";

/** The markup's absence is certain; its harm isn't, as Merchant Center may hold the policy. */
export const rule = defineSiteRule({
  id: "shipping-details-missing",
  category: "schema",
  area: "shipping-returns",
  severity: "low",
  fixKind: "json-ld",
  certainty: 0.8,
  businesses: ["online-shop"],
  aiVisibility: true,
  reads: ["pages"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/shipping-policy",
  judge: ({ pages }) => judgePolicy(pages, { onOffer: "shippingDetails", onOrganization: "hasShippingService" }),
  words: { en },
  onlyProposed: true,
  gives: ["shippingDetails"],
  fix: product("shipping"),
});

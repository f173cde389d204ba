import { product } from "../../checks.ts";
import { plainName } from "../../../../wording/plain-names.ts";
import { listed } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly missing: readonly string[] }> = {
  failing: "Return policy leaves the cost or the way of a return open",
  title: "Add cost and method of returns to the structured data of {pages}",
  why: "Buyers compare who pays for a return and whether it goes by mail or to a store. Google shows both only when the markup tells.",
  steps:
    "Say in the return policy of the structured data who pays for a return, and whether it goes by mail or to a store.",
  variants: [
    {
      when: ({ evidence: { saw } }) => saw.missing.every((name) => name === "returnShippingFeesAmount"),
      title: "Add the cost of returns to the structured data of {pages}",
      why: "The return policy says that buyers pay for a return, and leaves open how much. Google shows the cost only when an amount stands there, or when buyers choose and pay the parcel themselves.",
      steps:
        "Where buyers send the parcel at their own cost, write https://schema.org/ReturnFeesCustomerResponsibility for returnFees; no amount is needed then. Where you take a fixed fee, give it as returnShippingFeesAmount with its currency.",
    },
  ],
  check: product,
  seen: ({ missing }) => `a return policy that doesn't say: ${listed(missing.map(plainName))}`,
};

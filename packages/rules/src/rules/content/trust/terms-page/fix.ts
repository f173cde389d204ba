import { page } from "../../../../fixes/pages/business-pages.ts";
import { returnTime, whoIsResponsible } from "../../../../fixes/pages/known-of-business.ts";

export const fix = page("/terms", "Terms and conditions", [
  ["Who sells", whoIsResponsible],
  ["Contract and prices", "how an order becomes a contract, taxes, payment methods"],
  ["Delivery", "where to, how long, at what cost"],
  [
    "Withdrawal and warranty",
    (view) => ({ said: returnTime(view).said, ask: "deadline, form, who pays for the return" }),
  ],
]);

import { page } from "../../../../fixes/pages/business-pages.ts";

export const fix = page("/terms", "Terms and conditions", [
  ["Contract and prices", "how an order becomes a contract, taxes, payment methods"],
  ["Delivery", "where to, how long, at what cost"],
  ["Withdrawal and warranty", "deadline, form, who pays for the return"],
]);

import { page } from "../../../../fixes/pages/business-pages.ts";

export const fix = page("/returns", "Returns", [
  ["How long", "number of days, counted from when"],
  ["How", "steps from the return label to the parcel shop"],
  ["Cost and refund", "who pays the postage and in how many days the money is back"],
]);

import { page } from "../../../../fixes/pages/business-pages.ts";
import { returnTime } from "../../../../fixes/pages/known-of-business.ts";

export const fix = page("/returns", "Returns", [
  ["How long", returnTime],
  ["How", "how a return is announced and where the goods go; what can't be returned"],
  ["Cost and refund", "who pays the postage and in how many days the money is back"],
]);

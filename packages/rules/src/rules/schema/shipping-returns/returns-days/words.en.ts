import { product } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Return policy names no number of days",
  title: "The return policy of {pages} names no number of days",
  why: "The markup says that goods can be returned within a limited time, but not how long. Google then can't show the policy.",
  steps: "Add merchantReturnDays with the number of days, e.g. 30, to the MerchantReturnPolicy.",
  check: product,
};

import { product } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Return policy says neither cost nor way of a return",
  title: "The return policy of {pages} says neither cost nor way",
  why: "Buyers compare who pays for a return and whether it goes by mail or to a store. Google shows both only when the markup tells.",
  steps: "Add returnFees (e.g. FreeReturn) and returnMethod (e.g. ReturnByMail) to the MerchantReturnPolicy.",
  check: product,
};

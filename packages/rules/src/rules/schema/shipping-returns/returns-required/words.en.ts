import { product } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Return policy in the markup is incomplete",
  title: "The return policy of {pages} is incomplete in the markup",
  why: "Google ignores a return policy that doesn't say for which country it holds and whether returns are possible, unless it links to your returns page.",
  steps:
    "Add applicableCountry and returnPolicyCategory to MerchantReturnPolicy, or merchantReturnLink with the address of your returns page.",
  check: product,
};

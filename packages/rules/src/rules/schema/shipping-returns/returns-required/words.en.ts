import { product } from "../../checks.ts";
import { plainName } from "../../../../wording/plain-names.ts";
import { listed } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly missing: readonly string[] }> = {
  failing: "Return policy in the markup is incomplete",
  title: "Complete the return policy in the structured data of {pages}",
  why: "Google ignores a return policy that doesn't say for which country it holds and whether returns are possible, unless it links to your returns page.",
  steps: "Add the country and whether returns are possible to the return policy, or the address of your returns page.",
  check: product,
  seen: ({ missing }) => `a return policy that doesn't say: ${listed(missing.map(plainName))}`,
};

import { product } from "../../checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<string | null> = {
  failing: "Return policy names no number of days",
  title: "Add the number of days to the return policy of {pages}",
  why: "The markup says that goods can be returned within a limited time, but not how long. Google then can't show the policy.",
  steps: "Add the number of days, e.g. 30, to the return policy in the structured data.",
  check: product,
  seen: (saw) =>
    saw === null
      ? "a limited time for returns without a number of days"
      : `${quote(saw)} where the number of days for returns should stand`,
};

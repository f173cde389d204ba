import { status } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";
import { counted } from "../../../../wording/plural.ts";

/** Steps of a long chain beyond these say nothing new. */
const MOST_STEPS = 4;

export const en: Words<readonly { readonly url: string }[]> = {
  failing: "Redirects lead through several stations",
  title: "Redirect {pages} straight to the final address",
  why: "Every station costs time, and search engines give up after a few. The longer the chain, the sooner one broken station cuts it.",
  steps:
    "Point each old address straight at the final one, as shown. Keep the old redirects: only their target changes.",
  check: status("301 and the final address at once"),
  seen: (steps) =>
    `${counted(steps.length - 1, "redirect")} in a row before a page comes: ${steps
      .slice(0, MOST_STEPS)
      .map(({ url }) => addressOf(url))
      .join(", then ")}${steps.length > MOST_STEPS ? ", and so on" : ""}`,
};

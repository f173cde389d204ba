import { inLinks } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Links to own pages are marked nofollow",
  title: "Links on the site tell search engines to ignore {pages}",
  why: "The mark tells search engines not to trust the target, here your own page. The link's strength is thrown away, not saved for other links.",
  steps: 'Take rel="nofollow" off links inside the site. Keep it for paid links and for links that visitors write.',
  check: inLinks('no rel="nofollow" on links within the site'),
};

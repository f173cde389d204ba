import { inLinks } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { linksSeen, type LinksSeen } from "../../../../wording/link-words.ts";

export const en: Words<LinksSeen> = {
  failing: "Links to own pages are marked nofollow",
  title: "Remove nofollow from the links to your own pages on {pages}",
  why: "The mark tells search engines not to trust the target, here your own page. The link's strength is thrown away, not saved for other links.",
  steps: "Take the mark nofollow off links inside the site. Keep it for paid links and for links that visitors write.",
  check: inLinks('no rel="nofollow" on links within the site'),
  seen: (saw) => `${linksSeen(saw)}, with the mark “do not follow”`,
};

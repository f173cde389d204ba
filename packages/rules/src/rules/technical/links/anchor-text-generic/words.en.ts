import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { linksSeen, type LinksSeen } from "../../../../wording/link-words.ts";

export const en: Words<LinksSeen> = {
  failing: 'Links that only say "click here"',
  title: "Replace link texts such as “read more” on {pages} by what they lead to",
  why: "Search engines learn from a link's words what waits behind it, and people who listen to a page hear the links alone. “Read more” tells neither.",
  steps:
    "Put the name of the target into the link: “care of linen” instead of “click here”. Nothing else on the page names these targets.",
  check: onPage("each link says what waits behind it"),
  seen: (saw) => linksSeen(saw),
};

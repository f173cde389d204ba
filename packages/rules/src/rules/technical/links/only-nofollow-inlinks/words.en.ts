import { inLinks } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { linkedFrom } from "../../../../wording/link-words.ts";
import type { LinkingPages } from "../../../../reading/inbound-links.ts";

export const en: Words<LinkingPages> = {
  failing: "Pages that only nofollow links lead to",
  title: "Link to {pages} at least once without nofollow",
  why: "Every link of the site to these pages tells search engines not to follow it. They are treated as if nothing linked to them.",
  steps: "Take the mark nofollow off at least the links from menus, lists and related pages.",
  check: inLinks("at least one link without rel=nofollow"),
  seen: (saw) => `only links with the mark “do not follow”: ${linkedFrom(saw)}`,
};

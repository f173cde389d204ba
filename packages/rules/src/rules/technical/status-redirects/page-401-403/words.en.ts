import { status } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { answerOf } from "../../../../wording/http-status.ts";
import { linkedFrom } from "../../../../wording/link-words.ts";
import type { LinkingPages } from "../../../../reading/inbound-links.ts";

export const en: Words<LinkingPages & { readonly status: number }> = {
  failing: "Linked pages may not be opened",
  title: "Open {pages} to visitors, or remove the links to {it|them}",
  why: "Your own pages link to addresses that answer 401 or 403. Search engines drop them, and visitors may be turned away.",
  steps:
    "Open the pages, or take away the links to them. If visitors do see them, your server or firewall forbids crawlers: allow search engines there.",
  check: status("200, or no link of the site leads there"),
  seen: (saw) => `${answerOf(saw.status)}, although ${linkedFrom(saw)}`,
};

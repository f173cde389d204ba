import { inLinks } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { expectedAddress, linkedFrom } from "../../../../wording/link-words.ts";
import type { LinkingPages } from "../../../../reading/inbound-links.ts";

export const en: Words<LinkingPages & { readonly status: number }> = {
  failing: "Links lead to old addresses that redirect",
  title: "Link straight to where {pages} {forwards|forward}",
  why: "Each such link costs visitors and search engines an extra round trip, and it keeps the old address alive.",
  steps:
    "On the pages shown, write the final address into the link. Menus, footers and product lists come first: one change there mends all pages.",
  check: inLinks("it leads to the final address without a detour"),
  seen: (saw, fault) => `a redirect to ${expectedAddress(fault)}, while ${linkedFrom(saw)}`,
};

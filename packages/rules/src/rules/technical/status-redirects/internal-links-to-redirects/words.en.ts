import { inLinks } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Links lead to old addresses that redirect",
  title: "Links of the site lead to {pages} that only {forwards|forward}",
  why: "Each such link costs visitors and search engines an extra round trip, and it keeps the old address alive.",
  steps:
    "On the pages shown, write the final address into the link. Menus, footers and product lists come first: one change there mends all pages.",
  check: inLinks("it leads to the final address without a detour"),
};

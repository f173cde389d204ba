import { differBySlash } from "../../../../reading/closing-slash.ts";
import { inLinks } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { expectedAddress, linkedFrom } from "../../../../wording/link-words.ts";
import type { LinkingPages } from "../../../../reading/inbound-links.ts";

export const en: Words<LinkingPages & { readonly status: number; readonly byServer: boolean }> = {
  failing: "Links lead to addresses that only forward",
  title: "Link directly to the targets of {pages} that {redirects|redirect}",
  why: "Each such link costs visitors and search engines an extra round trip, and it keeps the old address alive.",
  steps:
    "On the pages shown, write the final address into the link. Menus, footers and product lists come first: one change there mends all pages.",
  check: inLinks("it leads to the final address without a detour"),
  variants: [
    {
      when: ({ evidence: { saw } }, { heals = [] }) => saw.byServer && heals.length === 0,
      title: "Let the server answer at {pages} as the site writes {it|them}, without a redirect",
      why: "The site writes its addresses in one form, with or without a slash at the end, and the server forwards each to the other one. Each click costs visitors and search engines an extra round trip.",
      steps:
        "Change one setting of the server or host (final slash, trailing slash): it answers at the addresses that the site links to. The links stay as they are.",
    },
    {
      when: ({ url, evidence: { expected } }, { heals = [] }) => heals.length > 0 && differBySlash(url, expected),
      title: "Use one form of address, with or without a final slash, for {pages}",
      why: "The site writes its addresses in one form and the server forwards that form to the other. Each link and each entry of the sitemap costs a detour, and search engines get two names for one page.",
      steps:
        "Decide on one form and set it in one place: let the server answer in the form that the site names, or let the system write the other one everywhere (the setting for trailing slashes or permalinks).",
    },
    {
      when: ({ url, evidence: { expected } }) => differBySlash(url, expected),
      title: "Correct the final slash in the links to {pages}, so that none redirects",
      why: "The addresses differ from the right ones by a slash at the end alone. Each click costs visitors and search engines an extra round trip.",
      steps:
        "Correct the menu, the footer and the lists first, in the settings or the template that writes them: one change there mends all pages.",
    },
  ],
  seen: (saw, fault) => `a redirect to ${expectedAddress(fault)}, while ${linkedFrom(saw)}`,
};

import { onPage } from "../../../../wording/checks.ts";
import { listed, quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly bare: readonly string[] }> = {
  failing: "Links to social networks lead to no profile",
  title: "Link the social icons on {pages} to your profiles, or remove them",
  why: "Who clicks on the icon ends on the network's own start page. Visitors doubt the business, and search engines learn of no profile.",
  steps:
    "Write the address of your profile into each of these links, once, in the layout. Where there is no profile, take the icon out.",
  check: onPage("icons of social networks that open your profiles"),
  seen: ({ bare }) =>
    `links to the start page of a network, not to a profile: ${listed(bare.map((one) => quote(one)))}`,
};

import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { counted } from "../../../../wording/plural.ts";

export const en: Words<{ readonly links: number }> = {
  failing: "Page leads nowhere",
  title: "Add links to other pages on {pages}",
  why: "No link on this page leads to another page of the site. Visitors who come from a search have to leave, and the worth that links bring to this page goes to no other one.",
  steps: "Show the site's menu on this page too, or link at least the page above it and the home page.",
  variants: [
    {
      when: ({ evidence: { saw } }, cause) => saw.links === 0 && cause.faults.length > 1,
      title: "Add the site's menu and footer to {pages}",
      steps:
        "Let these pages use the template of all others, with header, menu and footer; until then at least the links below.",
    },
  ],
  check: onPage("links to the home page and to the page above"),
  seen: ({ links }) =>
    links === 0 ? "no link at all" : `${counted(links, "link")}, none of them to another page of the site`,
};

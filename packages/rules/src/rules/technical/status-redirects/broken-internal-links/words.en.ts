import { isLinkedByScriptsOnly } from "../../../../view/script-links.ts";
import { inLinks } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Links lead to pages that don't exist",
  title: "Links of the site lead to {pages} that {doesn't|don't} exist",
  why: "Visitors end at an error page and leave. Search engines lose the way to what stood there, and the strength the link would have given is wasted.",
  steps:
    "On the pages shown, point the link at the right page or remove it. If the old page has a successor, redirect (301) the old address there too.",
  check: inLinks("it leads to a page that answers 200"),
  variants: [
    {
      when: ({ url }, _cause, view) => isLinkedByScriptsOnly(url, view),
      title: "{pages} {shows|show} an error page to whoever opens {it|them} directly",
      why: "Scripts write these links, and for visitors who follow them scripts show the pages behind. The server knows none of those pages: whoever opens, reloads or shares such an address gets an error page, and search engines drop it.",
      steps:
        "Let the server send the finished page under each of these addresses (server-side rendering or prerendering). Until then let it answer them with the page that loads the app, and check that the app itself shows “not found” where there is nothing.",
    },
  ],
};

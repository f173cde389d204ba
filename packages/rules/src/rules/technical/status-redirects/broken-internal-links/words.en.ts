import { isLinkedByScriptsOnly } from "../../../../view/script-links.ts";
import { inLinks } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { answerOf } from "../../../../wording/http-status.ts";
import { linkedFrom } from "../../../../wording/link-words.ts";
import type { LinkingPages } from "../../../../reading/inbound-links.ts";

export const en: Words<LinkingPages & { readonly status: number }> = {
  failing: "Links lead to pages that don't exist",
  title: "Correct the links to {pages} that {doesn't|don't} exist",
  why: "Visitors end at an error page and leave. Search engines lose the way to what stood there, and the strength the link would have given is wasted.",
  steps:
    "On the pages shown, point the link at the right page. Where visitors need what stood there, publish it again at its address; only where nobody does, take the link out, and never one to your terms, privacy, returns, shipping or contact page: write those. If the old page has a successor, redirect (301) the old address there too. Take out of the sitemap what is not to come back.",
  check: inLinks("it leads to a page that answers 200"),
  seen: (saw) => `${answerOf(saw.status)}, although ${linkedFrom(saw)}`,
  variants: [
    {
      when: ({ url }, _cause, view) => isLinkedByScriptsOnly(url, view),
      title: "Make the server answer when {pages} {is|are} opened directly",
      why: "Scripts write these links, and for visitors who follow them scripts show the pages behind. The server knows none of those pages: whoever opens, reloads or shares such an address gets an error page, and search engines drop it.",
      steps:
        "Let the server send the finished page under each of these addresses (server-side rendering or prerendering). Until then let it answer them with the page that loads the app, and check that the app itself shows “not found” where there is nothing.",
    },
  ],
};

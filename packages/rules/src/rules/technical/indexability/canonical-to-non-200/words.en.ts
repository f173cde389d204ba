import { forwards } from "../../../../reading/forwards.ts";
import { canonical } from "../checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";
import { answerOf } from "../../../../wording/http-status.ts";

type Saw = { readonly canonical: string; readonly status: number; readonly redirectTo: string | null };

export const en: Words<Saw> = {
  failing: "Canonical link leads to a redirect or an error",
  title: "Point the canonical address of {pages} to a page that works",
  why: "The page tells search engines to list another address instead, and that address does not show a page. The hint is ignored, or both drop out.",
  steps: "Write the address that really answers into the canonical link: usually the page's own.",
  check: canonical,
  seen: ({ canonical, status, redirectTo }) =>
    `the canonical address ${addressOf(canonical)}, which ${redirectTo === null ? `gives ${answerOf(status)}` : `forwards to ${addressOf(redirectTo)}`}`,
  variants: [
    {
      when: ({ url, evidence: { saw } }) => forwards(saw.status) && saw.redirectTo === url,
      title: "Let the server and the canonical address of {pages} agree on one form",
      why: "The site writes its addresses in one form and the server forwards that form to another, often by a final slash. Search engines get two answers to the question which to list, and the same goes for whatever else names the forwarding form: language versions, sitemap, links.",
      steps:
        "Decide on one form and set it in one place: let the server answer in the form that the site names, or let the system write the other one everywhere (in Docusaurus trailingSlash in docusaurus.config.js; elsewhere the setting for permalinks).",
    },
    {
      when: ({ evidence: { saw } }) => forwards(saw.status),
      title: "Name the final address, not one that forwards, as canonical on {pages}",
      why: "The page names one address as its own, and the server forwards that address to another. Search engines get two answers to the question which of them to list, and choose for themselves.",
    },
  ],
};

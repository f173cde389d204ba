import { forwards } from "../../../../reading/forwards.ts";
import { differBySlash } from "../../../../reading/closing-slash.ts";
import { missingByPattern } from "../../../../reading/canonical-pattern.ts";
import { canonical } from "../checks.ts";
import { isCopy } from "./fix.ts";
import { formsOnlyServerForwards } from "../../../../reading/odd-server.ts";
import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";
import { answerOf } from "../../../../wording/http-status.ts";

type Saw = { readonly canonical: string; readonly status: number; readonly redirectTo: string | null };

export const en: Words<Saw> = {
  failing: "Canonical link leads to a redirect or an error",
  title: "Point the canonical of {pages} to a page that works",
  why: "The page tells search engines to list another address instead, and that address does not show a page. The hint is ignored, or both drop out.",
  steps: "Write the address that really answers into the canonical link: usually the page's own.",
  check: canonical,
  seen: ({ canonical, status, redirectTo }) =>
    `the canonical address ${addressOf(canonical)}, which ${redirectTo === null ? `gives ${answerOf(status)}` : `forwards to ${addressOf(redirectTo)}`}`,
  variants: [
    {
      when: (_fault, { faults }) => faults.filter(isCopy).length > faults.length / 2,
      title: "Bring back the missing pages that {pages} {names|name} as canonical",
      why: "The same product is reached under its category, and that page rightly names the product's own address as the main one. That address gives an error, so neither of the two is listed well.",
      steps:
        "Open the main addresses below: where they answer after all, nothing is to be done. Where they are gone, publish them again, or redirect them. Leave the canonical links as they are: with the longer addresses as main ones, each product would stand in search once per category.",
    },
    {
      when: (_fault, { faults }, view) => {
        const missing = missingByPattern(view.site);
        return faults.filter(({ url }) => missing.has(url)).length > faults.length / 2;
      },
      title: "Let the addresses answer that {pages} {names|name} as canonical",
      why: "The template names addresses of one pattern, and most of them give an error. Search engines are sent to pages that are not there, and may leave out both.",
      steps:
        "Open some of the addresses below. Where they answer after all, nothing is to be done. Are they the main addresses, publish the pages there again, or let the server answer there. Are they not, correct the pattern in the template once.",
    },
    {
      when: (_fault, cause, view) => {
        const forms = formsOnlyServerForwards(view.site);
        const own = cause.faults.filter(({ evidence }) => forms.has(evidence.saw.canonical as string));
        return own.length > cause.faults.length / 2;
      },
      title: "Make the server answer at the site's canonical addresses, without a redirect",
      why: "Canonical links, links and sitemap all name one form of the addresses, and the server alone forwards it to the other, by a final slash or an ending. Search engines get two answers to the question which to list, and each click costs a detour.",
      steps:
        "Change the one setting of the server or host that adds or removes the slash or ending. Leave the pages as they are.",
    },
    {
      // A final slash that the server adds or takes is one setting, whichever copy of the page names the address.
      when: ({ url, evidence: { saw } }) =>
        forwards(saw.status) && (saw.redirectTo === url || differBySlash(saw.canonical, saw.redirectTo)),
      title: "Make the server and the canonical of {pages} use one form of the address",
      why: "The site writes its addresses in one form and the server forwards that form to another, often by a final slash. Search engines get two answers to the question which to list, and the same goes for whatever else names the forwarding form: language versions, sitemap, links.",
      steps:
        "Decide on one form and set it in one place: let the server answer in the form that the site names, or let the system write the other one everywhere (in Docusaurus trailingSlash in docusaurus.config.js; elsewhere the setting for permalinks).",
    },
    {
      when: ({ evidence: { saw } }) => forwards(saw.status),
      title: "Point the canonical of {pages} to the final address, not to a redirect",
      why: "The page names one address as its own, and the server forwards that address to another. Search engines get two answers to the question which of them to list, and choose for themselves.",
    },
  ],
};

import type { PageFacts } from "@audit/facts";
import { html } from "@audit/rules/escape/html";
import { pagesIn, readableHtml } from "@audit/rules/populations";
import { sendingOf } from "@audit/rules/reading/unsent-forms";
import { businessFacts } from "@audit/rules/view/business-facts";
import { counted } from "@audit/rules/wording/plural";
import { listed } from "@audit/rules/wording/quote";
import type { SiteView } from "@audit/rules/view/site-view";
import type { Opportunity } from "../opportunity.ts";

/** Forms of which the markup names nobody to send to, where it could not be read whether a script does: a test tells. */
export const testForms: Opportunity = {
  id: "test-forms",
  category: "content",
  area: "unfinished",
  find: ({ view, fails }) => {
    const pages = pagesIn(view.site.pages, readableHtml).filter((page) => isUnclear(page, view));
    const [first] = pages;
    if (first === undefined || fails("form-sends-nothing")) return [];
    const forms = pages.reduce((sum, { forms: { unsent } }) => sum + (unsent?.count ?? 0), 0);
    const fields = first.forms.unsent?.fields ?? [];
    const { phone, mail } = businessFacts(view);
    const instead = [
      ...(phone === null ? [] : [`<a href="tel:${phone.replace(/[^\d+]/g, "")}">${html(phone)}</a>`]),
      ...(mail === null || fails("mail-of-others") ? [] : [`<a href="mailto:${html(mail)}">${html(mail)}</a>`]),
    ];
    return [
      {
        of: "",
        title: `Send a test message through the form on ${counted(pages.length, "page")}, and hide it if nothing arrives`,
        problem: `${counted(forms, "form")} on ${counted(pages.length, "page")} ${forms === 1 ? "names" : "name"} no address to send to, such as that on ${first.url} with the fields ${listed(fields, 4)}. A script would have to send what is written there, and not all scripts could be read.`,
        steps: [
          `Open ${listed(
            pages.map(({ url }) => url),
            4,
          )}, fill in the form as a customer would, send it, and see whether the message reaches you.`,
          instead.length === 0
            ? "Where nothing arrives, take the form out until it works, and show how else you can be reached."
            : "Where nothing arrives, put the line below in the form's place until it works.",
        ],
        code: instead.length === 0 ? null : `<p>${instead.join(" · ")}</p>`,
        value: "Whoever writes to you there and gets no answer is lost, and you never learn of it.",
        check: "Send one more message. Expected: it reaches you within minutes.",
        urls: pages.map(({ url }) => url),
        outOf: pages.length,
        kind: null,
        impact: "medium",
        work: "quarter",
        doneBy: "owner",
      },
    ];
  },
};

const isUnclear = ({ forms: { unsent }, resources }: PageFacts, { site }: SiteView): boolean =>
  unsent !== undefined && sendingOf(unsent, resources.scripts, site.probes.scripts ?? []) === "unclear";

import { jsonLdScript } from "@audit/rules/escape/json-script";
import { pagesIn, readableHtml } from "@audit/rules/populations";
import { isSampleMail } from "@audit/rules/reading/contact-values";
import { isLegalPage } from "@audit/rules/reading/legal-pages";
import { jsonOf } from "@audit/rules/fixes/markup/json-of";
import { organizationOf } from "@audit/rules/view/entities";
import { listed } from "@audit/rules/wording/quote";
import type { SiteView } from "@audit/rules/view/site-view";
import type { Opportunity } from "../opportunity.ts";

/** Rules whose tasks tell that a contact is doubtful: no doubtful contact is put into markup. */
const DOUBTS = [
  "demo-contact-details",
  "mail-of-others",
  "phone-link-differs",
  "opening-hours-differ",
  "nap-inconsistent",
  "legal-text-of-others",
];

/** The organization's markup with the contacts that stand on the site's own pages and not in it. */
export const businessMarkup: Opportunity = {
  id: "business-markup",
  category: "schema",
  area: "organization",
  find: ({ view, fails }) => {
    const home = view.pageAt(view.site.home);
    const item = home === null ? undefined : organizationOf(home);
    // A site without any such markup has that as its fault, and the block comes with it.
    if (home === null || item === undefined || fails("org-schema-missing") || DOUBTS.some(fails)) return [];
    const contacts = contactsOf(view);
    const missing = Object.entries(contacts).filter(
      ([name]) => item.props[name] === undefined && !saidInPoint(item, name),
    );
    if (missing.length === 0) return [];
    const names = missing.map(([name]) => WORDS[name] ?? name);
    return [
      {
        of: "",
        title: `Tell machines ${listed(names)} of the business, as your pages tell people`,
        problem: `The structured data of the home page names the business and leaves out ${listed(names)}, which ${missing.length === 1 ? "stands" : "stand"} on your own pages. Assistants that are asked how to reach you have to guess.`,
        steps: [
          "Put the new lines into the block that is there already; the code below is the whole block with them.",
          "Check each value against the page it was taken from before you publish it.",
        ],
        code: jsonLdScript({ "@context": "https://schema.org", ...jsonOf(item), ...Object.fromEntries(missing) }),
        value:
          "One block says who you are and how to reach you, in the form that search engines and assistants read first.",
        check: `Test ${home.url} at https://validator.schema.org/. Expected: the new values, and none of the old ones lost.`,
        urls: [home.url],
        outOf: 1,
        kind: "home",
        impact: "medium",
        work: "quarter",
        doneBy: "developer",
      },
    ];
  },
};

const WORDS: Readonly<Record<string, string>> = { telephone: "the phone number", email: "the mail address" };

/** The one number and the one address that the pages on the business show; of several none is known to be the first. */
function contactsOf(view: SiteView): Readonly<Record<string, string>> {
  const pages = pagesIn(view.site.pages, readableHtml).filter(
    (page) => !isLegalPage(page) && (page.kind === "home" || page.kind === "contact" || page.kind === "about"),
  );
  const phones = new Map(pages.flatMap(({ claims }) => claims.phones.map((phone) => [phone.digits, phone] as const)));
  const mails = new Set(pages.flatMap(({ claims }) => claims.mails.map(({ address }) => address)));
  const [phone] = phones.values();
  const [mail] = mails;
  const dialled = phone !== undefined && phones.size === 1 && phone.text.startsWith("+");
  return {
    ...(dialled ? { telephone: `+${phone.digits}` } : {}),
    ...(mail !== undefined && mails.size === 1 && !isSampleMail(mail) ? { email: mail } : {}),
  };
}

function saidInPoint(item: NonNullable<ReturnType<typeof organizationOf>>, name: string): boolean {
  return (item.props["contactPoint"] ?? []).some(
    (point) => typeof point === "object" && point.props[name] !== undefined,
  );
}

import type { PageFacts } from "@audit/facts";
import { formPagesOf } from "@audit/rules/reading/empty-pages";
import { inboundLinks } from "@audit/rules/reading/inbound-links";
import { html } from "@audit/rules/escape/html";
import { entry } from "@audit/rules/fixes/sitemap/sitemap-fixes";
import type { SiteView } from "@audit/rules/view/site-view";
import { counted } from "@audit/rules/wording/plural";
import type { Opportunity } from "../opportunity.ts";

/** What answers a sent form is of kind account, too. */
const PRIVATE: ReadonlySet<string> = new Set(["cart", "account", "search"]);

/** A bare form that no page links to: mails lead there. */
const isFormAlone = ({ url, kind }: PageFacts, { site }: SiteView): boolean =>
  kind === "other" && inboundLinks(site, url).all === 0;

/** What leaves the sitemap, and the line with which each page that is open to search says so itself. */
function codeOf(urls: readonly string[], view: SiteView): string {
  const open = urls.filter((url) => view.pageAt(url)?.indexability.indexable === true);
  return [
    ["# sitemap: lines to remove (-)", ...urls.map((url) => `- ${entry(url).trim()}`)].join("\n"),
    ...(open.length === 0
      ? []
      : [
          [
            "<!-- into the head of each of these pages, so that no search shows them: -->",
            ...open.map((url) => `<!-- ${html(url)} -->`),
            '<meta name="robots" content="noindex">',
          ].join("\n"),
        ]),
  ].join("\n\n");
}

/** Addresses of the sitemap that nobody searches for. */
export const privateInSitemap: Opportunity = {
  id: "private-in-sitemap",
  category: "technical",
  area: "sitemaps",
  find: ({ view, faulty }) => {
    const reported = ["sitemap-noindex", "sitemap-non-200", "sitemap-non-canonical"].map(faulty);
    const forms = formPagesOf(view.site);
    const urls = [...new Set(view.site.sitemaps.entries.map(({ url }) => url))].filter((url) => {
      const page = view.pageAt(url);
      const isPrivate = page !== null && (PRIVATE.has(page.kind) || (forms.has(page) && isFormAlone(page, view)));
      return isPrivate && page.response.status === 200 && !reported.some((one) => one.has(url));
    });
    const [first] = urls;
    if (first === undefined) return [];
    return [
      {
        of: "",
        title: `Remove ${counted(urls.length, "page")} that nobody searches for from the sitemap`,
        problem: `The sitemap names ${counted(urls.length, "page")} for carts, accounts, searches, settings or thanks after a form, such as ${first}. It is the list of pages that you want found.`,
        steps: [
          "Leave these addresses out where the sitemap is made.",
          "Let them be reached as before, without a block in robots.txt, and give each noindex as below, so that nobody counts as a customer who found a page of thanks in a search.",
        ],
        code: codeOf(urls, view),
        value: "A sitemap that names good pages only is followed more closely.",
        check: `Open the sitemap and search for ${first}. Expected: nothing found.`,
        urls,
        outOf: view.site.sitemaps.entries.length,
        kind: null,
        impact: "low",
        work: "quarter",
        doneBy: "developer",
      },
    ];
  },
};

import { html, htmlComment } from "@audit/rules/escape/html";
import { counted } from "@audit/rules/wording/plural";
import { listed, quote } from "@audit/rules/wording/quote";
import { mentionFinder } from "../mentions.ts";
import type { Chance, Opportunity } from "../opportunity.ts";
import { linkedFrom, shopPages, type NamedPage } from "../shop-pages.ts";
import type { SiteView } from "@audit/rules/view/site-view";

const MOST_GUIDES = 8;

/** Guides that name products in full and link to none of those: the reader is convinced and has to search. */
export const guidesToProducts: Opportunity = {
  id: "guides-to-products",
  category: "content",
  area: "internal-links",
  find: ({ view }) => {
    const { guides, products } = shopPages(view);
    const mentions = mentionFinder(products);
    const chances = guides.flatMap((guide): Chance[] => {
      const linked = linkedFrom(guide.url, view);
      const unlinked = mentions(guide.page).filter(({ url }) => !linked.has(url));
      return unlinked.length === 0 ? [] : [chanceFor(guide, unlinked, guides.length, view)];
    });
    return chances.slice(0, MOST_GUIDES);
  },
};

function chanceFor(guide: NamedPage, products: readonly NamedPage[], outOf: number, view: SiteView): Chance {
  const count = counted(products.length, "product");
  return {
    of: new URL(guide.url).pathname,
    title: `Link the ${count} that ${quote(guide.name, 60)} names, so that readers can buy what they read about`,
    problem: `The page names ${listed(products.map(({ name }) => quote(name, 50)))} in its text and links to ${products.length === 1 ? "it" : "none of them"}. A reader who is convinced has to search, and search engines don't learn that the two belong together.`,
    steps: [
      `Open ${guide.url} and find each name in the text.`,
      "Put the link around the name, as below; leave the text as it is.",
    ],
    code: [htmlComment(guide.url), ...products.map(({ url, name }) => `<a href="${html(url)}">${html(name)}</a>`)].join(
      "\n",
    ),
    value: `${counted(view.inlinksOf(guide.url), "page")} of the site ${view.inlinksOf(guide.url) === 1 ? "links" : "link"} to this text; its readers are a click away from ${count}.`,
    check: `Open ${guide.url}. Expected: each name leads to its product.`,
    urls: [guide.url],
    outOf,
    kind: guide.page.kind,
    impact: "medium",
    work: "quarter",
    doneBy: "writer",
  };
}

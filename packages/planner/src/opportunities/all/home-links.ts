import { html } from "@audit/rules/escape/html";
import { productWords } from "@audit/rules/view/product-words";
import { sumOf } from "@audit/rules/view/search-clicks";
import type { SiteView } from "@audit/rules/view/site-view";
import { counted } from "@audit/rules/wording/plural";
import type { Opportunity } from "../opportunity.ts";
import { linkedFrom, shopPages, type NamedPage } from "../shop-pages.ts";

const FEWEST_PRODUCTS = 8;
const SHOWN = 8;

const FEWEST_BEST = 3;

/** Products by clicks from search where these are known, else by the number of ratings that their pages show. */
function bestOf(products: readonly NamedPage[], view: SiteView): readonly NamedPage[] {
  const weighed = products.map((product) => {
    const { rating } = productWords(product.page, view);
    const weight = view.search.period === null ? Number(rating?.count ?? 0) : sumOf([product.url], view.search).clicks;
    return { product, weight };
  });
  // The same number on all of them was written by a template.
  if (new Set(weighed.map(({ weight }) => weight)).size < FEWEST_BEST) return [];
  return weighed
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, SHOWN)
    .map(({ product }) => product);
}

/** A home page without a link to any product, on a shop with many. */
export const homeLinks: Opportunity = {
  id: "home-links",
  category: "content",
  area: "internal-links",
  find: ({ view, faulty, fails }) => {
    const { products, categories } = shopPages(view);
    const home = view.pageAt(view.site.home);
    if (home === null || home.tech.jsShell || products.length < FEWEST_PRODUCTS) return [];
    if (fails("js-links-lost") || faulty("js-main-content-missing").has(home.url)) return [];
    const linked = linkedFrom(home.url, view);
    if (linked.size === 0 || products.some(({ url }) => linked.has(url))) return [];
    const best = bestOf(products, view);
    // Which goods are the best nobody can tell from links alone.
    if (best.length < FEWEST_BEST) return [];
    return [
      {
        of: "",
        title: "Link your best products from the home page",
        problem: `The home page as it is sent links to ${counted(categories.filter(({ url }) => linked.has(url)).length, "category page")} and to none of the ${counted(products.length, "product")} that were read. It is the page that most links from elsewhere lead to.`,
        steps: [
          `Choose the products that earn most or are asked for most; below stand those that ${view.search.period === null ? "buyers rated most" : "searchers clicked most"}.`,
          "Put their cards into the HTML of the home page, with picture and price as on the category pages. Where a script fills them in, let the server write them first.",
        ],
        code: best.map(({ url, name }) => `<a href="${html(url)}">${html(name)}</a>`).join("\n"),
        value:
          "What the home page links to is read first and counts for more, and visitors see goods before they have to choose a category.",
        check: `Open the source of ${home.url}. Expected: links to these products.`,
        urls: [home.url],
        outOf: 1,
        kind: "home",
        impact: "medium",
        work: "halfDay",
        doneBy: "developer",
      },
    ];
  },
};

import { itemAt } from "@audit/facts";
import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { listingsOf } from "../../../../reading/listed-products.ts";
import { noted } from "../../../../reading/noted.ts";
import { pagesByUrl } from "../../../../reading/page-index.ts";
import { normalised } from "../../../../reading/words.ts";
import { looksPriced } from "../../../../reading/shown-numbers.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";

const LEAST_PRODUCTS = 4;
const FRAME = new Set(["header", "nav", "footer", "aside"]);

/** Prices are asked for only where the products' own pages show them: some shops tell prices to customers only. */
export const rule = defineSiteRule({
  id: "category-product-names-truncated",
  category: "content",
  area: "ecommerce",
  severity: "medium",
  fixKind: "template",
  certainty: 0.8,
  businesses: ["online-shop", "food-ordering"],
  aiVisibility: true,
  kinds: ["category"],
  reads: ["pages", "graph"],
  source:
    "https://developers.google.com/search/docs/specialty/ecommerce/help-google-understand-your-ecommerce-site-structure",
  judge: ({ pages, graph }) => {
    const byUrl = pagesByUrl(pages);
    const listings = listingsOf({ pages, graph }).filter(({ products }) => products.length >= LEAST_PRODUCTS);
    const faults = listings.flatMap(({ page, products }) => {
      const headings = headingsOn(page);
      const nameless = products.filter((node) => {
        const product = byUrl.get(itemAt(graph.urls, node));
        const isBeside = product !== undefined && headings.includes(headingsOn(product)[0] ?? "");
        return graph.anchorOf(node).trim() === "" && !isBeside;
      }).length;
      const priced = products.filter((node) => {
        const product = byUrl.get(itemAt(graph.urls, node));
        return product !== undefined && showsPrices(product);
      }).length;
      const shown = pricesInContent(page);
      const lacksNames = nameless * 2 > products.length;
      // Links in a row without pictures are no cards of goods.
      const areCards = picturesInContent(page) * 2 > products.length;
      const lacksPrices = areCards && shown === 0 && priced * 2 > products.length;
      if (!lacksNames && !lacksPrices) return [];
      const saw = {
        products: products.length,
        linksWithoutName: nameless,
        pricesInList: shown,
        pricesOnProductPages: priced,
      };
      return [{ url: page.url, evidence: { at: "list of products", saw, expected: "name and price of each product" } }];
    });
    return judgePages(faults, listings.length);
  },
  words: { en },
  fix: worklist(en),
});

/** Names of what a page is about and of what its cards show, which often stand beside a link around the picture. */
const headingsOn = noted(({ headings }): readonly string[] =>
  headings.filter(({ region }) => !FRAME.has(region)).map(({ text }) => normalised(text)),
);
const picturesInContent = noted(({ images }): number => images.list.filter(({ region }) => !FRAME.has(region)).length);
const showsPrices = noted(({ commerce }): boolean => commerce.prices.length > 0);
const pricesInContent = noted(
  // What looks like a price and is not understood is no missing one.
  ({ commerce, outline, text }): number =>
    commerce.prices.filter(({ region }) => !FRAME.has(region)).length +
    outline.unread +
    text.paragraphs.filter(looksPriced).length,
);

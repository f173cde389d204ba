import { counted } from "@audit/rules/wording/plural";
import { listed, quote } from "@audit/rules/wording/quote";
import type { Chance, Opportunity } from "../opportunity.ts";
import { sheet } from "../sheet.ts";
import { shopPages, type ShopCategory } from "../shop-pages.ts";

const FEWEST_PRODUCTS = 8;
const MOST_GUIDES = 4;
/** Words that are long enough to tell what a text is about. */
const TELLING = 4;

/** Large categories that no text of the site is about, on sites that have such texts or many goods. */
export const buyingGuides: Opportunity = {
  id: "buying-guides",
  category: "content",
  area: "ai-citation",
  find: ({ view }) => {
    const { categories, guides } = shopPages(view);
    const topics = new Set(guides.flatMap(({ tokens }) => tokens));
    const bare = categories.filter(
      ({ products, tokens }) =>
        products.length >= FEWEST_PRODUCTS && !tokens.some((word) => word.length >= TELLING && topics.has(word)),
    );
    const seen = new Set<string>();
    const distinct = bare.filter(({ products }) => {
      const isNew = products.filter(({ url }) => !seen.has(url)).length >= FEWEST_PRODUCTS;
      for (const { url } of products) seen.add(url);
      return isNew;
    });
    return distinct
      .toSorted((a, b) => b.products.length - a.products.length)
      .slice(0, MOST_GUIDES)
      .map((category) => chanceFor(category, categories.length));
  },
};

const chanceFor = (category: ShopCategory, outOf: number): Chance => ({
  of: new URL(category.url).pathname,
  title: `Write a guide for choosing among the ${counted(category.products.length, "product")} of ${quote(category.name, 50)}`,
  problem: `${quote(category.name, 60)} holds ${counted(category.products.length, "product")} that were read, such as ${listed(category.products.map(({ name }) => quote(name, 40)))}, and no text of the site is about them. Questions for “which one” are answered elsewhere.`,
  steps: [
    "Write down the three questions that buyers of these goods ask before they order, and answer each in its own section with the products that fit.",
    "Add a table with the values they choose by, sign and date the text, and name your sources where you state facts.",
    "Link the guide from the category and from its products, and the products from the guide.",
  ],
  code: sheet(
    ["product", "address", "what its page says"],
    category.products.slice(0, 60).map(({ name, url, page }) => [name, url, page.head.descriptions[0] ?? ""]),
  ),
  value: "People ask before they buy, in search engines and of assistants; a guide of your own leads to your goods.",
  check: `Open ${category.url}. Expected: a link to the guide, and links back from it.`,
  urls: [category.url],
  outOf,
  kind: "category",
  impact: "medium",
  work: "halfDay",
  doneBy: "writer",
});

import { oneLine } from "@audit/rules/escape/plain";
import type { SiteView } from "@audit/rules/view/site-view";
import { counted, number } from "@audit/rules/wording/plural";
import { listed, quote } from "@audit/rules/wording/quote";
import type { Opportunity } from "../opportunity.ts";
import { tellingTexts, textUse } from "../own-texts.ts";
import { sheet } from "../sheet.ts";
import { shopPages, type NamedPage } from "../shop-pages.ts";

const FEWEST_PRODUCTS = 3;
/** Where most products lack a text, it may stand where it isn't read. */
const MOST_LACK = 0.4;
const SAME_FAULT_RULES = ["product-description-missing", "thin-content"];

/** Products that say nothing but name and price, in a shop that describes its others. */
export const undescribedProducts: Opportunity = {
  id: "undescribed-products",
  category: "content",
  area: "ecommerce",
  find: ({ view, faulty }) => {
    const { products, categories } = shopPages(view);
    const reported = new Set(SAME_FAULT_RULES.flatMap((rule) => [...faulty(rule)]));
    const said = products.map((one) => ({ one, texts: tellingTexts(one, LEAST_LETTERS) }));
    const { isOfShop } = textUse(said);
    const rows = said.flatMap(({ one, texts }) =>
      reported.has(one.url) || isDescribed(one, products.length, view) || !texts.every(isOfShop) ? [] : [one],
    );
    const [first] = rows;
    if (first === undefined || rows.length < FEWEST_PRODUCTS || rows.length > MOST_LACK * products.length) return [];
    const listOf = ({ url }: NamedPage): string =>
      categories.find((list) => list.products.some((one) => one.url === url))?.name ?? "";
    return [
      {
        of: "",
        title: `Describe the ${counted(rows.length, "product")} that ${rows.length === 1 ? "has" : "have"} no text at all`,
        problem: `${number(rows.length)} of ${counted(products.length, "product")} say nothing but name and price, neither on the page nor to search engines: ${listed(rows.map(({ name }) => quote(name, 50)))}. Who looks for what they do finds others.`,
        steps: [
          "What the names tell can go in today: a sentence on what it is, with its size or contents, for whom and for what.",
          "Ask the maker for the rest, in one letter for all rows: material or composition, contents of a package, how long it keeps, its number. Fill the empty columns; guess nothing.",
        ],
        code: sheet(
          ["category", "product", "address", "what it is and for what", "size, material, contents", "maker's number"],
          rows.map((one) => [listOf(one), one.name, one.url, "", "", ""]),
        ),
        value: `${counted(rows.length, "product page")} can be found by more than a name, and sold.`,
        check: `Open ${first.url}. Expected: a text on this product.`,
        urls: rows.map(({ url }) => url),
        outOf: products.length,
        kind: "product",
        impact: "medium",
        work: rows.length > 15 ? "day" : "halfDay",
        doneBy: "writer",
      },
    ];
  },
};

const LEAST_LETTERS = 25;

/** A description that most products have is none of this one. */
const OF_THE_SHOP = 0.25;

const isDescribed = ({ page }: NamedPage, products: number, view: SiteView): boolean =>
  page.head.descriptions
    .map(oneLine)
    .some((text) => text !== "" && view.pagesDescribed(text) <= 1 + OF_THE_SHOP * products);

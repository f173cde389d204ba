import { askedPrice } from "@audit/rules/reading/sold-pages";
import { counted, number } from "@audit/rules/wording/plural";
import { quote } from "@audit/rules/wording/quote";
import { linkedAt, mentionFinder, nameable } from "../mentions.ts";
import type { Opportunity } from "../opportunity.ts";
import { sheet } from "../sheet.ts";
import { shopPages } from "../shop-pages.ts";

const MOST_ROWS = 500;
/** A name or two may stand there by chance. */
const FEWEST_ROWS = 3;

/** Sets and accessories: products whose text names another product in full without a link to it. */
export const productsToProducts: Opportunity = {
  id: "products-to-products",
  category: "content",
  area: "internal-links",
  find: ({ view }) => {
    const { products } = shopPages(view);
    const mentions = mentionFinder(nameable(products, view), (page) =>
      page.text.paragraphs.filter((text) => !view.isShared(text)),
    );
    const sold = products.filter(({ page }) => askedPrice(page) !== null);
    const rows = sold.flatMap((one) => {
      const isLinked = linkedAt(one.url, view);
      return mentions(one.page).flatMap((other) => (isLinked(other) ? [] : [{ one, other }]));
    });
    const [first] = rows;
    if (first === undefined || rows.length < FEWEST_ROWS) return [];
    const urls = [...new Set(rows.map(({ one }) => one.url))];
    return [
      {
        of: "",
        title: `Link the products that ${counted(urls.length, "product page")} name${urls.length === 1 ? "s" : ""} in ${urls.length === 1 ? "its" : "their"} text`,
        problem: `${number(rows.length)} times a product's text names another product in full without a link. ${quote(first.one.name, 60)}, for example, names ${quote(first.other.name, 60)}.`,
        steps: [
          "In each text of the sheet put a link around the name where it speaks of the product that you sell; pass over the rest.",
        ],
        code: sheet(
          ["page", "names", "link to"],
          rows.slice(0, MOST_ROWS).map(({ one, other }) => [one.url, other.name, other.url]),
        ),
        value:
          "Buyers of one find what belongs to it, and each of these products gets links from pages about the same thing.",
        check: `Open ${first.one.url}. Expected: ${quote(first.other.name, 60)} leads to its page.`,
        urls,
        outOf: products.length,
        kind: "product",
        impact: "medium",
        work: rows.length > 15 ? "halfDay" : "hour",
        doneBy: "writer",
      },
    ];
  },
};

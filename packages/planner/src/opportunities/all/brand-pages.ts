import { itemAt } from "@audit/facts";
import { tokensOf } from "@audit/rules/reading/words";
import { productBrand } from "@audit/rules/view/product-words";
import { isNoBrand } from "@audit/rules/reading/brands";
import { counted } from "@audit/rules/wording/plural";
import { listed } from "@audit/rules/wording/quote";
import type { Opportunity } from "../opportunity.ts";
import { sheet } from "../sheet.ts";
import { shopPages, type NamedPage } from "../shop-pages.ts";

/** Fewer products make a thin page. */
const FEWEST_PRODUCTS = 10;
/** A brand on most products is the shop's own, and its page the home page. */
const OWN = 0.6;

/** Of the products of a brand so many bear it in front in their names; further behind stands what they fit. */
const NAMED = 0.5;
const IN_FRONT = 3;

/** Brands with many products and no page of their own: buyers of refills and parts search by brand. */
export const brandPages: Opportunity = {
  id: "brand-pages",
  category: "content",
  area: "ecommerce",
  find: ({ view }) => {
    const { products, categories } = shopPages(view);
    const sold = [...Map.groupBy(products, (one) => brandOf(one) ?? "")].filter(
      ([brand, all]) =>
        brand !== "" &&
        all.length >= FEWEST_PRODUCTS &&
        all.length <= OWN * products.length &&
        // Words for "no brand" stand where a brand belongs, in any language, and hardly in a product's name.
        all.filter((one) => isInFront(one, keyOf(brand))).length >= NAMED * all.length &&
        !categories.some(({ tokens }) => tokens.join("") === keyOf(brand)),
    );
    if (sold.length === 0) return [];
    const names = new Set(
      view.site.pages.flatMap(({ headings }) =>
        headings.filter(({ level }) => level === 1).map(({ text }) => keyOf(text)),
      ),
    );
    const brands = sold.filter(([brand]) => !names.has(keyOf(brand)));
    if (brands.length === 0) return [];
    const rows = brands.toSorted(([, a], [, b]) => b.length - a.length);
    const [brand, all] = itemAt(rows, 0);
    return [
      {
        of: "",
        title: `Give ${counted(rows.length, "brand")} with ten products or more a page of ${rows.length === 1 ? "its" : "their"} own`,
        problem: `You sell ${listed(rows.map(([name, own]) => `${counted(own.length, "product")} of ${name}`))}, and no page of the site is about ${rows.length === 1 ? "this brand" : "one of these brands"}. Who searches for “${brand}” lands on single products at best.`,
        steps: [
          "Make a page for each brand: what you stock of it, what fits together, and the products as on a category page.",
          "Link it from the product pages of the brand and from the categories they belong to. Below eight products no page pays.",
        ],
        code: sheet(
          ["brand", "product", "address"],
          rows.flatMap(([name, own]) => own.map((one) => [name, one.name, one.url])),
        ),
        value: `${counted(all.length, "product")} of ${brand} get one page that can be found and linked.`,
        check: "Search the site for the name of the brand. Expected: one page that lists all its products.",
        urls: rows.flatMap(([, own]) => own.map(({ url }) => url)),
        outOf: products.length,
        kind: "product",
        impact: "medium",
        work: "day",
        doneBy: "writer",
      },
    ];

    function brandOf({ page }: NamedPage): string | null {
      const brand = productBrand(page);
      return brand === null || isNoBrand(brand) || keyOf(brand) === keyOf(view.name) ? null : brand;
    }
  },
};

/** The name of the brand begins among the first words. */
const isInFront = ({ tokens }: NamedPage, key: string): boolean =>
  tokens.slice(0, IN_FRONT).some((_token, at) => tokens.slice(at).join("").startsWith(key));

const keyOf = (text: string): string => tokensOf(text).join("");

import { counted, number } from "@audit/rules/wording/plural";
import { quote } from "@audit/rules/wording/quote";
import type { SiteView } from "@audit/rules/view/site-view";
import type { Chance, Opportunity } from "../opportunity.ts";
import { sheet } from "../sheet.ts";
import { shopPages, type NamedPage, type ShopCategory } from "../shop-pages.ts";

/** Letters of own text from which on a product is described in more than a line or two. */
const LEAST_LETTERS = 250;
const FEWEST_PRODUCTS = 6;
const MOST_FAMILIES = 8;
const SAME_FAULT_RULES = ["product-description-missing", "thin-content", "exact-duplicates", "near-duplicates"];

/** Products described in a line, by category: one writes about goods of one kind in one go. */
export const shortProductTexts: Opportunity = {
  id: "short-product-texts",
  category: "content",
  area: "ecommerce",
  find: ({ view, faulty }) => {
    const { products, categories } = shopPages(view);
    const reported = new Set(SAME_FAULT_RULES.flatMap((rule) => [...faulty(rule)]));
    const short = new Map(
      products
        .map((one) => [one.url, { one, letters: ownLetters(one, view) }] as const)
        .filter(([url, { letters }]) => letters > 0 && letters < LEAST_LETTERS && !reported.has(url)),
    );
    const placed = new Set<string>();
    return categories
      .toSorted((a, b) => a.products.length - b.products.length || (a.url < b.url ? -1 : 1))
      .flatMap((category): Chance[] => {
        const rows = category.products.flatMap(({ url }) => (placed.has(url) ? [] : (short.get(url) ?? [])));
        if (rows.length < FEWEST_PRODUCTS) return [];
        for (const { one } of rows) placed.add(one.url);
        return [chanceFor(category, rows, view)];
      })
      .toSorted((a, b) => b.urls.length - a.urls.length)
      .slice(0, MOST_FAMILIES);
  },
};

interface Row {
  readonly one: NamedPage;
  readonly letters: number;
}

const ownLetters = ({ page }: NamedPage, view: SiteView): number =>
  page.outline.texts.filter(({ text }) => !view.isShared(text)).reduce((sum, { text }) => sum + text.length, 0);

function chanceFor(category: ShopCategory, rows: readonly Row[], view: SiteView): Chance {
  const [shortest] = rows.toSorted((a, b) => a.letters - b.letters);
  const name = quote(category.name, 50);
  return {
    of: new URL(category.url).pathname,
    title: `Describe ${counted(rows.length, "product")} of ${name} in more than a line`,
    problem: `${number(rows.length)} of ${counted(category.products.length, "product")} in ${name} have less than ${LEAST_LETTERS} letters of text of their own; ${quote(shortest?.one.name ?? "", 60)} has ${shortest?.letters ?? 0}. Search engines and assistants have little to tell them apart by.`,
    steps: [
      "Write three to five sentences for each row: what it is, for whom and for what, its measures and material, what is in the package.",
      "Say what sets it apart from its neighbours in the list. Write nothing that neither you nor the maker knows.",
    ],
    code: sheet(
      ["product", "address", "letters now", "price", "description now"],
      rows.map(({ one, letters }) => [
        one.name,
        one.url,
        String(letters),
        priceOf(one, view),
        one.page.head.descriptions[0] ?? "",
      ]),
    ),
    value: `${counted(rows.length, "product page")} can be found by more than their names, and buyers have fewer questions.`,
    check: `Open ${shortest?.one.url ?? ""}. Expected: a text that names what sets this product apart.`,
    urls: rows.map(({ one }) => one.url),
    outOf: category.products.length,
    kind: "product",
    impact: "medium",
    work: rows.length > 15 ? "day" : "halfDay",
    doneBy: "writer",
  };
}

function priceOf({ url }: NamedPage, view: SiteView): string {
  const offer = view.site.meaningOf(view.indexOf(url))?.offer;
  return typeof offer?.price === "number" ? `${offer.price} ${offer.currency ?? ""}`.trim() : "";
}

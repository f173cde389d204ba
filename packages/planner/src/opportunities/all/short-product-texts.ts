import { counted, number } from "@audit/rules/wording/plural";
import { quote } from "@audit/rules/wording/quote";
import type { SiteView } from "@audit/rules/view/site-view";
import type { Chance, Opportunity } from "../opportunity.ts";
import { tellingTexts } from "../own-texts.ts";
import { sheet } from "../sheet.ts";
import { shopPages, type NamedPage, type ShopCategory } from "../shop-pages.ts";

/** Letters of own text from which on a product is described in more than a line or two. */
const LEAST_LETTERS = 250;
const FEWEST_PRODUCTS = 6;
const MOST_FAMILIES = 8;
const SAME_FAULT_RULES = [
  "product-description-missing",
  "product-texts-alike",
  "thin-content",
  "exact-duplicates",
  "near-duplicates",
];

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
    const families = categories
      .toSorted((a, b) => a.products.length - b.products.length || (a.url < b.url ? -1 : 1))
      .flatMap((category): Family[] => {
        const rows = category.products.flatMap(({ url }) => (placed.has(url) ? [] : (short.get(url) ?? [])));
        if (rows.length < FEWEST_PRODUCTS) return [];
        for (const { one } of rows) placed.add(one.url);
        return [{ category, rows }];
      })
      .toSorted((a, b) => b.rows.length - a.rows.length)
      .slice(0, MOST_FAMILIES);
    const [first] = families;
    return first === undefined ? [] : [chanceFor(first, families, products.length, view)];
  },
};

interface Row {
  readonly one: NamedPage;
  readonly letters: number;
}

interface Family {
  readonly category: ShopCategory;
  readonly rows: readonly Row[];
}

const ownLetters = (one: NamedPage, view: SiteView): number =>
  tellingTexts(one, 1)
    .filter(({ text }) => !view.isShared(text))
    .reduce((sum, { text }) => sum + text.length, 0);

function chanceFor(first: Family, families: readonly Family[], outOf: number, view: SiteView): Chance {
  const rows = families.flatMap((family) => family.rows);
  const [shortest] = first.rows.toSorted((a, b) => a.letters - b.letters);
  const name = quote(first.category.name, 50);
  const where = families.length === 1 ? `of ${name}` : `of ${number(families.length)} categories, such as ${name},`;
  return {
    of: "",
    title: `Describe ${counted(rows.length, "product")} ${where} in more than a line`,
    problem: `${number(first.rows.length)} of ${counted(first.category.products.length, "product")} in ${name} have less than ${LEAST_LETTERS} letters of text of their own; ${quote(shortest?.one.name ?? "", 60)} has ${shortest?.letters ?? 0}. Search engines and assistants have little to tell them apart by.`,
    steps: [
      "Go by category, those first that sell best. Write three to five sentences for each row: what it is, for whom and for what, its measures and material, what is in the package.",
      "Say what sets it apart from its neighbours in the list. Write nothing that neither you nor the maker knows.",
    ],
    code: sheet(
      ["category", "product", "address", "letters now", "price", "description now"],
      families.flatMap(({ category, rows: own }) =>
        own.map(({ one, letters }) => [
          category.name,
          one.name,
          one.url,
          String(letters),
          priceOf(one, view),
          one.page.head.descriptions[0] ?? "",
        ]),
      ),
    ),
    value: `${counted(rows.length, "product page")} can be found by more than their names, and buyers have fewer questions.`,
    check: `Open ${shortest?.one.url ?? ""}. Expected: a text that names what sets this product apart.`,
    urls: rows.map(({ one }) => one.url),
    outOf,
    kind: "product",
    impact: "medium",
    work: rows.length > 60 ? "project" : rows.length > 15 ? "day" : "halfDay",
    doneBy: "writer",
  };
}

function priceOf({ url }: NamedPage, view: SiteView): string {
  const offer = view.site.meaningOf(view.indexOf(url))?.offer;
  return typeof offer?.price === "number" ? `${offer.price} ${offer.currency ?? ""}`.trim() : "";
}

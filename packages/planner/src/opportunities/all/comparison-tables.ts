import { html } from "@audit/rules/escape/html";
import { oneLine } from "@audit/rules/escape/plain";
import { counted } from "@audit/rules/wording/plural";
import { listed, quote } from "@audit/rules/wording/quote";
import type { Chance, Opportunity } from "../opportunity.ts";
import { shopPages, type NamedPage, type ShopCategory } from "../shop-pages.ts";

const MOST_TABLES = 6;
const FEWEST_ROWS = 3;
const MOST_ROWS = 12;
/** One number beside a name is no comparison. */
const FEWEST_UNITS = 2;

/** Units of the SI and those that goods are sold by, as they are written everywhere. */
const MEASURE =
  /(?<![\p{L}\d.,-]|[x×*]\s?)(\d{1,5}(?:[.,]\d{1,3})?)\s?(mm|cm|m|km|g|kg|mg|ml|cl|dl|l|L|W|kW|V|mAh|Ah|Wh|kWh|dB(?:\(A\))?|Hz|GB|TB|MP|°C|bar|lm|inch|Zoll)(?![\p{L}\d/²³]|\s?[x×*])/gu;

/** Categories whose products, all of one kind, tell the same measures: a table lets buyers and assistants choose by it. */
export const comparisonTables: Opportunity = {
  id: "comparison-tables",
  category: "content",
  area: "ai-citation",
  find: ({ view }) => {
    const { categories, products: all } = shopPages(view);
    const taken = new Set<string>();
    const chances = categories
      .toSorted((a, b) => a.products.length - b.products.length || (a.url < b.url ? -1 : 1))
      .flatMap((category): Chance[] => {
        if (category.page.structure.tables > 0) return [];
        const rows = category.products
          .filter(({ url }) => !taken.has(url))
          .map((product) => ({ product, measures: measuresOf(product) }));
        const units = unitsOf(rows.map(({ measures }) => measures));
        const telling = rows.filter(({ measures }) => units.every((unit) => measures.has(unit)));
        const isAlone = units.length < FEWEST_UNITS;
        const isTelling = isAlone ? isHidden(units, telling) && isOwnUnit(units, category, all) : isOneKind(telling);
        if (telling.length < FEWEST_ROWS || !isTelling) return [];
        for (const { product } of telling) taken.add(product.url);
        return [chanceFor(category, units, telling.slice(0, MOST_ROWS), categories.length)];
      });
    return chances
      .toSorted((a, b) => view.worthOf(b.urls[0] ?? "") - view.worthOf(a.urls[0] ?? ""))
      .slice(0, MOST_TABLES);
  },
};

/** Each unit with its value; a unit that a product tells twice says nothing certain. */
function measuresOf({ page, name }: NamedPage): ReadonlyMap<string, string> {
  const text = oneLine(`${name}. ${page.head.descriptions[0] ?? ""}`);
  const found = new Map<string, Set<string>>();
  for (const [, value = "", unit = ""] of text.matchAll(MEASURE))
    found.set(unit, (found.get(unit) ?? new Set()).add(value));
  return new Map(
    [...found].flatMap(([unit, values]) => (values.size === 1 ? [[unit, [...values][0] ?? ""] as const] : [])),
  );
}

/** A word of letters that all their names share says what they are. */
function isOneKind(rows: readonly Row[]): boolean {
  const [first = [], ...others] = rows.map(({ product }) => product.tokens);
  return first.some((word) => /^\p{L}{3,}$/u.test(word) && others.every((tokens) => tokens.includes(word)));
}

/** One number beside a name is a comparison where buyers would have to open every page to see it. */
function isHidden(units: readonly string[], rows: readonly Row[]): boolean {
  const [unit] = units;
  const isNamed = ({ product: { name } }: Row): boolean =>
    [...name.matchAll(MEASURE)].some(([, , own]) => own === unit);
  return unit !== undefined && rows.length >= FEWEST_OF_ONE && !rows.some(isNamed);
}

const FEWEST_OF_ONE = 5;

/** A unit that goods of other lists don't have says what these are. */
function isOwnUnit([unit]: readonly string[], category: ShopCategory, all: readonly NamedPage[]): boolean {
  const own = new Set(category.products.map(({ url }) => url));
  const rest = all.filter(({ url }) => !own.has(url));
  return unit !== undefined && rest.length > 0 && rest.every((one) => !measuresOf(one).has(unit));
}

/** The units that most products tell, each with values that differ. */
function unitsOf(all: readonly ReadonlyMap<string, string>[]): readonly string[] {
  const units = new Set(all.flatMap((measures) => [...measures.keys()]));
  const counted = [...units].map((unit) => {
    const values = all.flatMap((measures) => measures.get(unit) ?? []);
    return { unit, count: values.length, differ: new Set(values).size };
  });
  return counted
    .filter(({ count, differ }) => count >= FEWEST_ROWS && differ > 1 && differ >= count / 2)
    .toSorted((a, b) => b.count - a.count || (a.unit < b.unit ? -1 : 1))
    .slice(0, FEWEST_UNITS)
    .map(({ unit }) => unit);
}

interface Row {
  readonly product: NamedPage;
  readonly measures: ReadonlyMap<string, string>;
}

function chanceFor(category: ShopCategory, units: readonly string[], rows: readonly Row[], outOf: number): Chance {
  const value = (row: Row): number => Number.parseFloat((row.measures.get(units[0] ?? "") ?? "").replace(",", "."));
  const sorted = rows.toSorted((a, b) => value(a) - value(b));
  const cells = sorted.map(
    ({ product, measures }) =>
      `<tr><td><a href="${html(product.url)}">${html(product.name)}</a></td>${units.map((unit) => `<td>${html(`${measures.get(unit)} ${unit}`)}</td>`).join("")}</tr>`,
  );
  return {
    of: new URL(category.url).pathname,
    title: `Add a comparison table of ${counted(rows.length, "product")} to the category page ${quote(category.name, 50)}`,
    problem: `${counted(rows.length, "product")} of this category tell a value in ${units.join(", ")}, each in its own name or text: ${listed(sorted.map((row) => units.map((unit) => `${row.measures.get(unit)} ${unit}`).join(" ")))}. Nowhere can they be seen side by side.`,
    steps: [
      "Paste the table below the products of the category, in the look of your other tables.",
      "Add the columns your buyers choose by; leave a cell empty where you are not sure. No prices, so that nothing goes stale.",
    ],
    code: `<table>\n<tr><th>${html(category.name)}</th>${units.map((unit) => `<th>${html(unit)}</th>`).join("")}</tr>\n${cells.join("\n")}\n</table>`,
    value:
      "Buyers who know what they need see at once which product fits, and assistants can answer questions for “which one” from the table.",
    check: `Open ${category.url}. Expected: the table stands in the page, and its values are those of the product pages.`,
    urls: [category.url],
    outOf,
    kind: "category",
    impact: "medium",
    work: "hour",
    doneBy: "writer",
  };
}

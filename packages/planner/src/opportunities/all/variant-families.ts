import { isGrouped, mainProductOf } from "@audit/rules/reading/products";
import { counted, number } from "@audit/rules/wording/plural";
import { listed, quote } from "@audit/rules/wording/quote";
import type { SiteView } from "@audit/rules/view/site-view";
import type { Opportunity } from "../opportunity.ts";
import { sheet } from "../sheet.ts";
import { shopPages, type NamedPage } from "../shop-pages.ts";

const FEWEST_WORDS = 2;
/** Fewer sizes are found by the list above them. */
const FEWEST_MEMBERS = 4;
/** A number with its unit, or a size in two dimensions; other numbers tell models apart. */
const MEASURE =
  /\d\s?(?:mm|cm|m|g|gr|kg|mg|ml|cl|dl|l|lt|oz|lb|lbs|w|gb|tb|inch|zoll|мм|см|м|г|гр|кг|мл|л|шт|pcs|stk|st|stuks|szt|ks|db|個|枚)(?!\p{L})|\d\s?[x×*]\s?\d|\d\s?["″]/iu;

/** Products whose names differ in a measure only: sizes of one thing, each on its own page. */
export const variantFamilies: Opportunity = {
  id: "variant-families",
  category: "schema",
  area: "variants",
  find: ({ view, fails }) => {
    if (fails("variant-group-missing") || fails("variant-group-id")) return [];
    const { products } = shopPages(view);
    const alone = products.filter(({ page }) => {
      const product = mainProductOf(page.structuredData);
      return product !== null && !isGrouped(product);
    });
    const families = [...Map.groupBy(alone, stemOf)].filter(
      ([stem, all]) =>
        stem !== "" &&
        all.length > 1 &&
        all.every(({ name }) => MEASURE.test(name)) &&
        new Set(all.map(({ name }) => name)).size === all.length &&
        !areLinked(all, view),
    );
    const [example] = families.toSorted(([, a], [, b]) => b.length - a.length);
    if (example === undefined) return [];
    const members = families.flatMap(([, all]) => all);
    if (members.length < FEWEST_MEMBERS) return [];
    return [
      {
        of: "",
        title: `Join ${counted(members.length, "product")} that are sizes of the same thing into ${counted(families.length, "group")}`,
        problem: `${number(members.length)} products differ from another in a measure of their name only, such as ${listed(example[1].map(({ name }) => quote(name, 50)))}. No link leads from one to the other, and nothing tells machines that they belong together.`,
        steps: [
          "Look through the sheet: a family that is none, such as two models, stays apart.",
          "Link the sizes of a family to each other on their pages, with the size as the link's words.",
          "Let the product data of each name its group (isVariantOf, with the property that varies); price and stock stay as they are.",
        ],
        code: sheet(
          ["group", "product", "address"],
          families.flatMap(([, all], index) => all.map((one) => [String(index + 1), one.name, one.url])),
        ),
        value:
          "Buyers find their size without going back, and search engines show one product with its sizes instead of several that compete.",
        check: `Open ${example[1][0]?.url ?? ""}. Expected: links to the other sizes.`,
        urls: members.map(({ url }) => url),
        outOf: products.length,
        kind: "product",
        impact: "medium",
        work: "halfDay",
        doneBy: "developer",
      },
    ];
  },
};

/** Each of them leads buyers to all others. */
function areLinked(all: readonly NamedPage[], { site: { graph } }: SiteView): boolean {
  const nodes = all.map(({ url }) => graph.nodeOf(url));
  return nodes.every((node) => {
    const targets = new Set(node < 0 ? [] : graph.outlinks(node));
    return nodes.every((other) => other === node || targets.has(other));
  });
}

/** The name without its numbers; "" where there is none, or too little is left. */
function stemOf({ tokens }: NamedPage): string {
  const words = tokens.filter((token) => !/^\d/.test(token));
  return words.length === tokens.length || words.length < FEWEST_WORDS ? "" : words.join(" ");
}

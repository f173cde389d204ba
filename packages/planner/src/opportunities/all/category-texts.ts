import type { PageFacts } from "@audit/facts";
import { counted, number } from "@audit/rules/wording/plural";
import { quote } from "@audit/rules/wording/quote";
import { productWords } from "@audit/rules/view/product-words";
import type { SiteView } from "@audit/rules/view/site-view";
import type { Opportunity } from "../opportunity.ts";
import { sheet } from "../sheet.ts";
import { shopPages, type ShopCategory } from "../shop-pages.ts";

/** Letters of own running text below which a category explains nothing. */
const LEAST_LETTERS = 200;
const FEWEST_PRODUCTS = 3;
const FEWEST_ROWS = 2;

/** The list of all goods is no kind of goods. */
const ALL_OF_THEM = 0.8;
const TOLD_ELSEWHERE = ["category-overlap", "exact-duplicates", "near-duplicates", "index-bloat-template"];

/** Categories that show goods and say nothing on how to choose among them. */
export const categoryTexts: Opportunity = {
  id: "category-texts",
  category: "content",
  area: "ecommerce",
  find: ({ view, faulty }) => {
    const { categories, products } = shopPages(view);
    // What another task explains, closes or merges gets no text before that is done.
    const elsewhere = new Set(TOLD_ELSEWHERE.flatMap((rule) => [...faulty(rule)]));
    const isWhole = (one: ShopCategory): boolean =>
      categories.length > 1 && one.products.length > ALL_OF_THEM * products.length;
    const distinct = withOwnGoods(categories, view);
    const bare = categories.filter(
      (one) =>
        one.products.length >= FEWEST_PRODUCTS &&
        !isWhole(one) &&
        distinct.has(one) &&
        !elsewhere.has(one.url) &&
        ownLetters(one.page, view) < LEAST_LETTERS,
    );
    const [first] = bare;
    // One alone is mostly the list of all lists.
    if (first === undefined || (bare.length < FEWEST_ROWS && categories.length > FEWEST_ROWS)) return [];
    return [
      {
        of: "",
        title: `Write buying advice for ${counted(bare.length, "category page")}`,
        problem: `${counted(bare.length, "category page")} of ${number(categories.length)} ${bare.length === 1 ? "shows" : "show"} goods with hardly a sentence beside them. ${quote(first.name, 60)} lists ${counted(first.products.length, "product")} and says nothing on what tells them apart.`,
        steps: [
          "Write 100 to 150 words for each row of the sheet: for whom these goods are, what they differ in, what to look for when choosing.",
          "Put the first two sentences above the products and the rest below. Name only goods that stand in the list.",
        ],
        code: sheet(
          ["category", "address", "products read", "cheapest", "dearest", "goods to name"],
          bare.map((one) => [one.name, one.url, String(one.products.length), ...pricesOf(one, view), namesOf(one)]),
        ),
        value:
          "Who does not know the product yet searches by its kind, and lands on a category. Its text is what search engines and assistants have to go by.",
        check: `Open ${first.url}. Expected: a text of your own that names what the goods differ in.`,
        urls: bare.map(({ url }) => url),
        outOf: categories.length,
        kind: "category",
        impact: "low",
        work: bare.length > 5 ? "day" : "halfDay",
        doneBy: "writer",
      },
    ];
  },
};

/** Of its products so many stand in no list that more pages link to. */
const OWN_GOODS = 0.3;

/** Lists that hold goods of their own; others show those of several once more: by brand, by attribute, all at once. */
function withOwnGoods(categories: readonly ShopCategory[], view: SiteView): ReadonlySet<ShopCategory> {
  const covered = new Set<string>();
  const ranked = categories.toSorted(
    (a, b) => view.inlinksOf(b.url) - view.inlinksOf(a.url) || a.products.length - b.products.length,
  );
  const kept = ranked.filter(({ products }) => {
    const fresh = products.filter(({ url }) => !covered.has(url));
    for (const { url } of products) covered.add(url);
    return fresh.length >= OWN_GOODS * products.length;
  });
  return new Set(kept);
}

const ownLetters = ({ outline }: PageFacts, view: SiteView): number =>
  outline.texts.filter(({ text }) => !view.isShared(text)).reduce((sum, { text }) => sum + text.length, 0);

const namesOf = ({ products }: ShopCategory): string =>
  products
    .slice(0, 5)
    .map(({ name }) => name)
    .join("; ");

/** What the products' own pages ask; a cart in the header and the cards of others name prices too. */
function pricesOf({ products }: ShopCategory, view: SiteView): [string, string] {
  const prices = products.flatMap(({ page }) => {
    const { price, currency } = productWords(page, view);
    return price === null || Number(price) <= 0
      ? []
      : [{ amount: Number(price), text: `${price} ${currency ?? ""}`.trim() }];
  });
  const sorted = prices.toSorted((a, b) => a.amount - b.amount);
  return [sorted[0]?.text ?? "", sorted.at(-1)?.text ?? ""];
}

import type { PageFacts } from "@audit/facts";
import { counted, number } from "@audit/rules/wording/plural";
import { quote } from "@audit/rules/wording/quote";
import type { SiteView } from "@audit/rules/view/site-view";
import type { Opportunity } from "../opportunity.ts";
import { sheet } from "../sheet.ts";
import { shopPages, type ShopCategory } from "../shop-pages.ts";

/** Letters of own running text below which a category explains nothing. */
const LEAST_LETTERS = 200;
const FEWEST_PRODUCTS = 3;

/** Categories that show goods and say nothing on how to choose among them. */
export const categoryTexts: Opportunity = {
  id: "category-texts",
  category: "content",
  area: "ecommerce",
  find: ({ view, faulty }) => {
    const { categories } = shopPages(view);
    const reported = faulty("category-intro-missing");
    const bare = categories.filter(
      (one) =>
        one.products.length >= FEWEST_PRODUCTS && !reported.has(one.url) && ownLetters(one.page, view) < LEAST_LETTERS,
    );
    const [first] = bare;
    if (first === undefined) return [];
    return [
      {
        of: "",
        title: `Explain on ${counted(bare.length, "category page")} how to choose, in words of your own`,
        problem: `${counted(bare.length, "category page")} of ${number(categories.length)} ${bare.length === 1 ? "shows" : "show"} goods with hardly a sentence beside them. ${quote(first.name, 60)} lists ${counted(first.products.length, "product")} and says nothing on what tells them apart.`,
        steps: [
          "Write 100 to 150 words for each row of the sheet: for whom these goods are, what they differ in, what to look for when choosing.",
          "Put the first two sentences above the products and the rest below. Name only goods that stand in the list.",
        ],
        code: sheet(
          ["category", "address", "products read", "cheapest", "dearest", "goods to name"],
          bare.map((one) => [one.name, one.url, String(one.products.length), ...pricesOf(one), namesOf(one)]),
        ),
        value:
          "Who does not know the product yet searches by its kind, and lands on a category. Its text is what search engines and assistants have to go by.",
        check: `Open ${first.url}. Expected: a text of your own that names what the goods differ in.`,
        urls: bare.map(({ url }) => url),
        outOf: categories.length,
        kind: "category",
        impact: "medium",
        work: bare.length > 5 ? "day" : "halfDay",
        doneBy: "writer",
      },
    ];
  },
};

const ownLetters = ({ outline }: PageFacts, view: SiteView): number =>
  outline.texts.filter(({ text }) => !view.isShared(text)).reduce((sum, { text }) => sum + text.length, 0);

const namesOf = ({ products }: ShopCategory): string =>
  products
    .slice(0, 5)
    .map(({ name }) => name)
    .join("; ");

function pricesOf({ products }: ShopCategory): [string, string] {
  const prices = products.flatMap(({ page }) => page.commerce.prices.slice(0, 1));
  const sorted = prices.toSorted((a, b) => a.amount - b.amount);
  return [sorted[0]?.text ?? "", sorted.at(-1)?.text ?? ""];
}

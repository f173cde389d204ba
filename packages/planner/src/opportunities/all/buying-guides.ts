import type { PageFacts } from "@audit/facts";
import { oneLine } from "@audit/rules/escape/plain";
import { pagesIn, readableHtml } from "@audit/rules/populations";
import { tokensOf } from "@audit/rules/reading/words";
import { counted } from "@audit/rules/wording/plural";
import { listed, quote } from "@audit/rules/wording/quote";
import type { Chance, Opportunity } from "../opportunity.ts";
import { sheet } from "../sheet.ts";
import { shopPages, type NamedPage, type ShopCategory } from "../shop-pages.ts";

const FEWEST_PRODUCTS = 8;
const FEWEST_MENTIONS = 3;
const MOST_GUIDES = 4;
/** Words that are long enough to tell what a text is about. */
const TELLING = 4;

/** Large categories that no text of the site is about, on sites that have such texts or many goods. */
export const buyingGuides: Opportunity = {
  id: "buying-guides",
  category: "content",
  area: "ai-citation",
  find: ({ view }) => {
    const { categories, guides, products: all } = shopPages(view);
    if (view.site.profile.sells !== true) return [];
    const texts = pagesIn(view.site.pages, readableHtml)
      .filter(({ kind }) => kind === "article" || kind === "other")
      .map((page) => wordsIn(page));
    const bare = categories.filter(
      (category) =>
        category.products.length >= FEWEST_PRODUCTS &&
        !guides.some(({ tokens }) => category.tokens.some((word) => isTelling(word) && tokens.some(like(word)))) &&
        !texts.some((words) => isAbout(words, category)),
    );
    const seen = new Set<string>();
    const distinct = bare.filter(({ products }) => {
      const isNew = products.filter(({ url }) => !seen.has(url)).length >= FEWEST_PRODUCTS;
      for (const { url } of products) seen.add(url);
      return isNew;
    });
    const worth = distinct
      .filter(({ products }) => products.length <= ALL_OF_THEM * all.length || categories.length === 1)
      .filter(({ products }) => products.filter(saysMore).length >= MOST_SAY * products.length)
      .toSorted((a, b) => b.products.length - a.products.length)
      .slice(0, MOST_GUIDES);
    const [first] = worth;
    return first === undefined ? [] : [chanceFor(first, worth, categories.length)];
  },
};

/** The list of all goods is no kind of goods. */
const ALL_OF_THEM = 0.8;
/** A guide can only be written where most of the products say what they are. */
const MOST_SAY = 0.6;
/** Beside its name. */
const LEAST_LETTERS = 20;

const saysMore = ({ page, name }: NamedPage): boolean => {
  const said = oneLine(page.head.descriptions[0] ?? "");
  return said.replace(name, "").length >= LEAST_LETTERS;
};

const isTelling = (word: string): boolean => word.length >= TELLING;

/** Forms of one word begin alike. */
const like =
  (word: string) =>
  (other: string): boolean =>
    other.startsWith(word.slice(0, Math.max(TELLING, word.length - 2)));

/** How often each word stands in a page's running text. */
function wordsIn({ text, headings }: PageFacts): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const all = [text.main, ...text.paragraphs, ...headings.map((heading) => heading.text)].join(" ");
  for (const word of tokensOf(all)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** A text that names the goods again and again is about them, whatever its title says. */
const isAbout = (words: ReadonlyMap<string, number>, { tokens }: ShopCategory): boolean =>
  tokens.some(
    (token) =>
      isTelling(token) &&
      [...words].reduce((sum, [word, count]) => sum + (like(token)(word) ? count : 0), 0) >= FEWEST_MENTIONS,
  );

function chanceFor(first: ShopCategory, all: readonly ShopCategory[], outOf: number): Chance {
  const goods = counted(first.products.length, "product");
  return {
    of: "",
    title: `Write ${all.length === 1 ? "a guide" : "guides"} for choosing among the goods of ${counted(all.length, "category", "categories")}, such as ${quote(first.name, 50)}`,
    problem: `${quote(first.name, 60)} holds ${goods} that were read, such as ${listed(first.products.map(({ name }) => quote(name, 40)))}, and no text that was read speaks of them more than in passing. Questions for “which one” are answered elsewhere.`,
    steps: [
      "Begin with the category that earns most. Write down the three questions that buyers of these goods ask before they order, and answer each in its own section with the products that fit.",
      "Add a table with the values they choose by, sign and date the text, and name your sources where you state facts.",
      "Link the guide from the category and from its products, and the products from the guide.",
    ],
    code: sheet(
      ["category", "address", "products read", "goods to name, with what their pages say"],
      all.map(({ name, url, products }) => [name, url, String(products.length), saidOf(products)]),
    ),
    value: "People ask before they buy, in search engines and of assistants; a guide of your own leads to your goods.",
    check: `Open ${first.url}. Expected: a link to the guide, and links back from it.`,
    urls: all.map(({ url }) => url),
    outOf,
    kind: "category",
    impact: "medium",
    work: all.length > 1 ? "day" : "halfDay",
    doneBy: "writer",
  };
}

const MOST_NAMED = 8;

const saidOf = (products: readonly NamedPage[]): string =>
  products
    .filter(saysMore)
    .slice(0, MOST_NAMED)
    .map(({ name, page }) => `${name}: ${oneLine(page.head.descriptions[0] ?? "")}`)
    .join("; ");

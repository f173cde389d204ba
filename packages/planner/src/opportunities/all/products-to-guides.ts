import { html, htmlComment } from "@audit/rules/escape/html";
import { normalised } from "@audit/rules/reading/words";
import { counted } from "@audit/rules/wording/plural";
import { quote } from "@audit/rules/wording/quote";
import type { SiteView } from "@audit/rules/view/site-view";
import type { Chance, Opportunity } from "../opportunity.ts";
import { linkedAt } from "../mentions.ts";
import { shopPages, type NamedPage, type ShopCategory } from "../shop-pages.ts";

const FEWEST_PRODUCTS = 4;
/** A word in so many names of a list says what is sold there; in so few of the others it tells it from them. */
const OF_THE_LIST = 0.5;
const OF_THE_REST = 0.15;
const LEAST_LETTERS = 3;
const MOST_GUIDES = 10;

/** Guides on what a list sells, to which neither the list nor its products lead in their content. */
export const productsToGuides: Opportunity = {
  id: "products-to-guides",
  category: "content",
  area: "internal-links",
  find: ({ view }) => {
    const { guides, categories, products } = shopPages(view);
    const taken = new Set<string>();
    const rows = categories.flatMap((list): Row[] => {
      if (list.products.length < FEWEST_PRODUCTS || list.products.length > products.length / 2) return [];
      const words = wordsOf(list, products);
      const guide = guides.find(
        (one) => !taken.has(one.url) && leadsTo(one, list, view) && one.tokens.some((token) => words.has(token)),
      );
      if (guide === undefined) return [];
      const silent = list.products.filter((one) => !speaksOf(one, guide, view));
      if (silent.length < list.products.length / 2) return [];
      taken.add(guide.url);
      return [{ guide, list, silent }];
    });
    const [first] = rows;
    return first === undefined ? [] : [chanceFor(first, rows.slice(0, MOST_GUIDES), products.length)];
  },
};

interface Row {
  readonly guide: NamedPage;
  readonly list: ShopCategory;
  readonly silent: readonly NamedPage[];
}

/** What the goods of a list are called, and few others. */
function wordsOf(list: ShopCategory, products: readonly NamedPage[]): ReadonlySet<string> {
  const own = new Set(list.products.map(({ url }) => url));
  const rest = products.filter(({ url }) => !own.has(url));
  const share = (word: string, of: readonly NamedPage[]): number =>
    of.filter(({ tokens }) => tokens.includes(word)).length / Math.max(1, of.length);
  const words = new Set(list.products.flatMap(({ tokens }) => tokens));
  return new Set(
    [...words].filter(
      (word) =>
        /^\p{L}+$/u.test(word) &&
        word.length >= LEAST_LETTERS &&
        share(word, list.products) >= OF_THE_LIST &&
        share(word, rest) <= OF_THE_REST,
    ),
  );
}

const leadsTo = (guide: NamedPage, list: ShopCategory, view: SiteView): boolean => linkedAt(guide.url, view)(list);

/** Links of the menu say nothing of what a page recommends: its own text would name the guide. */
function speaksOf({ page }: NamedPage, guide: NamedPage, view: SiteView): boolean {
  const { graph } = view.site;
  const node = graph.nodeOf(guide.url);
  const names = [guide.name, node < 0 ? "" : graph.anchorOf(node)].map(normalised).filter((name) => name !== "");
  const text = normalised([page.text.main, ...page.text.paragraphs].join(" "));
  const isInMenu = view.inlinksOf(guide.url) > IN_THE_MENU * view.served.length;
  return names.some((name) => text.includes(name)) || (!isInMenu && linkedAt(page.url, view)(guide));
}

const IN_THE_MENU = 0.6;

function chanceFor({ guide, list }: Row, rows: readonly Row[], outOf: number): Chance {
  const silent = rows.flatMap((row) => row.silent);
  return {
    of: "",
    title: `Lead ${counted(silent.length, "product page")} to ${rows.length === 1 ? `the guide ${quote(guide.name, 60)}` : `${counted(rows.length, "guide")} on what they sell`}`,
    problem: `${quote(guide.name, 60)} helps to choose among the products of ${quote(list.name, 50)}, and at most the menu leads from them to it. Who hesitates over a product does not look for help in a menu.`,
    steps: [
      "Put the line below under the description in the template of these products, and above the list of the category, with a word such as “Not sure which one?” in the language of your shop in front.",
    ],
    code: rows
      .map((row) =>
        [
          htmlComment(`on ${row.list.url} and its ${counted(row.silent.length, "product")}`),
          `<p><a href="${html(row.guide.url)}">${html(row.guide.name)}</a></p>`,
        ].join("\n"),
      )
      .join("\n\n"),
    value: "Buyers who hesitate find help a click away, and the guides get links from the pages they are about.",
    check: `Open ${silent[0]?.url ?? ""}. Expected: a link to the guide in the content.`,
    urls: silent.map(({ url }) => url),
    outOf,
    kind: "product",
    impact: "low",
    work: "quarter",
    doneBy: "developer",
  };
}

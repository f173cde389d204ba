import { html } from "@audit/rules/escape/html";
import { counted } from "@audit/rules/wording/plural";
import { quote } from "@audit/rules/wording/quote";
import type { SiteView } from "@audit/rules/view/site-view";
import type { Chance, Opportunity } from "../opportunity.ts";
import { linkedFrom, shopPages, type NamedPage, type ShopCategory } from "../shop-pages.ts";

const MOST = 5;
const FEWEST_PRODUCTS = 3;
/** Shorter words tell too little of what a text is about, but for those in capitals: "AED". */
const TELLING = 5;

/** Products of a category whose guide they do not link to. */
export const productsToGuides: Opportunity = {
  id: "products-to-guides",
  category: "content",
  area: "internal-links",
  find: ({ view, faulty }) => {
    const { categories, guides } = shopPages(view);
    // A text that is a copy, or not about what its heading says, helps nobody choose.
    const doubtful = new Set(DOUBTFUL.flatMap((rule) => [...faulty(rule)]));
    const sound = guides.filter(({ url }) => !doubtful.has(url));
    const common = commonWords(categories);
    return categories.flatMap((category) => chanceFor({ category, guides: sound, common }, view)).slice(0, MOST);
  },
};

const DOUBTFUL = ["near-duplicates", "exact-duplicates", "title-h1-mismatch", "text-in-other-language"];

/** Words that the names of several categories have: "buy", the town. They tell no goods. */
function commonWords(categories: readonly ShopCategory[]): ReadonlySet<string> {
  const words = categories.flatMap((category) => [...wordsOf(category)]);
  return new Set(words.filter((word, at) => words.indexOf(word) !== at));
}

const wordsOf = ({ name }: NamedPage): Set<string> =>
  new Set(
    (name.match(/[\p{L}\p{N}]+/gu) ?? [])
      .filter((word) => word.length >= TELLING || /^\p{Lu}{3,}$/u.test(word))
      .map((word) => word.toLowerCase()),
  );

interface Choice {
  readonly category: ShopCategory;
  readonly guides: readonly NamedPage[];
  readonly common: ReadonlySet<string>;
}

/** How often a text has to speak of the goods to be about them. */
const FEWEST_TIMES = 3;

const speaksOf = (word: string, { page }: NamedPage): boolean =>
  page.text.main.toLowerCase().split(word).length > FEWEST_TIMES;

function chanceFor({ category, guides, common }: Choice, view: SiteView): Chance[] {
  const topic = new Set([...wordsOf(category)].filter((word) => !common.has(word)));
  const about = guides.filter((guide) => [...wordsOf(guide)].some((word) => topic.has(word) && speaksOf(word, guide)));
  const [guide] = about;
  // Of several texts none can be told to be the one.
  if (guide === undefined || about.length > 1) return [];
  const unlinked = category.products.filter(({ url }) => !linkedFrom(url, view).has(guide.url));
  if (unlinked.length < FEWEST_PRODUCTS) return [];
  return [
    {
      of: new URL(category.url).pathname,
      title: `Link ${counted(unlinked.length, "product page")} of ${quote(category.name, 40)} to the guide ${quote(guide.name, 50)}`,
      problem: `The site has a text about these goods, ${guide.url}, and ${counted(unlinked.length, "product page")} of the category ${unlinked.length === 1 ? "does" : "do"} not link to it. Who hesitates in front of a product leaves to ask elsewhere.`,
      steps: [
        "Add one line below the description, in the template of these products, in the words of your shop.",
        "Link back from the text to the products it recommends.",
      ],
      code: `<p><a href="${html(guide.url)}">${html(guide.name)}</a></p>`,
      value: `${counted(unlinked.length, "product page")} get help for choosing a click away, and the text gets links from pages about its subject.`,
      check: `Open ${unlinked[0]?.url ?? ""}. Expected: a link to ${guide.url}.`,
      urls: unlinked.map(({ url }) => url),
      outOf: category.products.length,
      kind: "product",
      impact: "low",
      work: "quarter",
      doneBy: "developer",
    },
  ];
}

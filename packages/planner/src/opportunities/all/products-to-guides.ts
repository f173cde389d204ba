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
  find: ({ view }) => {
    const { categories, guides } = shopPages(view);
    return categories.flatMap((category) => chanceFor(category, guides, view)).slice(0, MOST);
  },
};

const wordsOf = ({ name }: NamedPage): Set<string> =>
  new Set(
    (name.match(/[\p{L}\p{N}]+/gu) ?? [])
      .filter((word) => word.length >= TELLING || /^\p{Lu}{3,}$/u.test(word))
      .map((word) => word.toLowerCase()),
  );

function chanceFor(category: ShopCategory, guides: readonly NamedPage[], view: SiteView): Chance[] {
  const topic = wordsOf(category);
  const about = guides.filter((guide) => [...wordsOf(guide)].some((word) => topic.has(word)));
  const [guide] = about;
  // Of several texts none can be told to be the one.
  if (guide === undefined || about.length > 1) return [];
  const unlinked = category.products.filter(({ url }) => !linkedFrom(url, view).has(guide.url));
  if (unlinked.length < FEWEST_PRODUCTS) return [];
  return [
    {
      of: new URL(category.url).pathname,
      title: `Lead buyers from ${counted(unlinked.length, "product page")} of ${quote(category.name, 40)} to ${quote(guide.name, 50)}`,
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

import type { PageFacts } from "@audit/facts";
import { markedPictures, productOf } from "@audit/rules/view/entities";
import { counted, number } from "@audit/rules/wording/plural";
import type { SiteView } from "@audit/rules/view/site-view";
import type { Opportunity } from "../opportunity.ts";
import { sheet } from "../sheet.ts";
import { shopPages } from "../shop-pages.ts";

const FEWEST_SIBLINGS = 3;
const LEAST_SHARE = 0.25;
const MANY = 3;

/** Products with a single picture where others of the shop have several. */
export const fewPictures: Opportunity = {
  id: "few-pictures",
  category: "content",
  area: "images",
  find: ({ view }) => {
    const { products } = shopPages(view);
    const counts = products.map((one) => ({ one, pictures: ownPictures(one.page, view) }));
    const rich = counts.filter(({ pictures }) => pictures >= MANY);
    const poor = counts.filter(({ one, pictures }) => pictures === 1 && mostOf(one.page, view) <= 1);
    const [first] = poor;
    if (first === undefined || rich.length < FEWEST_SIBLINGS || rich.length < LEAST_SHARE * products.length) return [];
    return [
      {
        of: "",
        title: `Show ${counted(poor.length, "product")} from more than one side, as you do with ${number(rich.length)} others`,
        problem: `${counted(poor.length, "product page")} ${poor.length === 1 ? "has" : "have"} one picture, ${counted(rich.length, "other")} have three or more. ${first.one.url} is the one of them that the site links to most.`,
        steps: [
          "Photograph or ask the supplier for: the back, the product in use, its size beside something known, what is in the box.",
          "Name each picture by what it shows, and add it to the product data as well.",
        ],
        code: sheet(
          ["product", "address"],
          poor.map(({ one }) => [one.name, one.url]),
        ),
        value:
          "Buyers can't touch the goods; more pictures mean fewer doubts and fewer returns, and more entries in picture search.",
        check: `Open ${first.one.url}. Expected: three pictures or more of this product.`,
        urls: poor.map(({ one }) => one.url),
        outOf: products.length,
        kind: "product",
        impact: "low",
        work: "day",
        doneBy: "owner",
      },
    ];
  },
};

/** A picture on fewer pages is no part of the frame; lists show a product's first picture once more. */
const ON_MOST = 0.3;

/** Pictures that may show the product, of any size and place: a gallery may be a list of small ones, or named in markup. */
function mostOf(page: PageFacts, view: SiteView): number {
  const isOfFrame = (url: string): boolean => view.pagesShowing(url) > Math.max(2, ON_MOST * view.served.length);
  const shown = page.images.list.flatMap(({ url, leadsOn }) =>
    url !== null && leadsOn !== true && !isOfFrame(url) ? [url] : [],
  );
  const all = [...shown, ...markedPictures(page, productOf(page))];
  return new Set(all.map((url) => url.split("?")[0])).size;
}

/** Pictures of the content that no other page shows, each file once. */
function ownPictures({ outline }: PageFacts, view: SiteView): number {
  const own = outline.pictures.filter(({ url, list, small }) => !list && !small && view.pagesShowing(url) <= 1);
  return new Set(own.map(({ url }) => url.split("?")[0])).size;
}

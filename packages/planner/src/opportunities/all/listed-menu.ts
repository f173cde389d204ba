import { businessesTyped, type OutlineItem, type PageFacts } from "@audit/facts";
import { jsonLdScript } from "@audit/rules/escape/json-script";
import { pagesIn, publicContent } from "@audit/rules/populations";
import { isComposed, itemsAlike } from "@audit/rules/reading/items-alike";
import { typesOn } from "@audit/rules/reading/structured-data";
import { amountIn, bareName, itemsOn } from "@audit/rules/reading/listed-items";
import { pageName } from "@audit/rules/view/page-name";
import { counted } from "@audit/rules/wording/plural";
import { quote } from "@audit/rules/wording/quote";
import type { SiteView } from "@audit/rules/view/site-view";
import type { Chance } from "../opportunity.ts";
import { ownName } from "../own-name.ts";

const FEWEST_PRICED = 8;

/** The menu of a page that lists dishes under headings, as one block; empty where no page does. */
export function listedMenu(view: SiteView, fails: (rule: string) => boolean): Chance[] {
  const [page] = pagesOfFood(view)
    .filter((one) => itemsOn(one).filter(isPriced).length >= FEWEST_PRICED)
    .toSorted((a, b) => itemsOn(b).length - itemsOn(a).length);
  if (page === undefined) return [];
  const items = itemsOn(page);
  const priced = items.filter(isPriced);
  // What two dishes share is wrong for one of them: it is left out until somebody has looked.
  const doubtful = new Set(itemsAlike(items.filter(isComposed)).flat());
  const [first] = priced;
  const unpriced = items.length - priced.length;
  return [
    {
      of: "",
      title: `Add structured data for your menu: ${counted(items.length, "dish", "dishes")} of the page ${quote(pageName(page, view) ?? page.url, 50)}`,
      problem: `${counted(items.length, "dish", "dishes")} stand on ${page.url}, ${priced.length} of them with a price of their own, such as ${quote(bareName(first?.name ?? ""), 50)} for ${first?.price?.text ?? ""}, and nowhere as a menu in structured data.`,
      steps: [
        `Put the block into ${page.url}, and change it whenever a price on the page changes.${fails("items-share-text") || fails("item-differs") ? " Settle first what the page says wrong of its dishes; texts that two dishes share are left out of the block." : ""}`,
        ...(unpriced > 0
          ? [
              `Add "offers" to the ${counted(unpriced, "dish", "dishes")} whose price stands elsewhere on the page, one for each size.`,
            ]
          : []),
        'Name it in the data of the restaurant: "hasMenu" with the @id of the block.',
      ],
      code: jsonLdScript(menuOf(page, view, doubtful)),
      value:
        "Assistants that are asked what there is to eat, and for how much, read each dish with its own price and parts.",
      check: `Test ${page.url} at https://validator.schema.org/. Expected: a Menu with ${counted(items.length, "item")}, without errors.`,
      urls: [page.url],
      outOf: 1,
      kind: page.kind,
      impact: "medium",
      work: "hour",
      doneBy: "developer",
    },
  ];
}

const sellsFood = ({ structuredData }: PageFacts): boolean =>
  businessesTyped(typesOn(structuredData)).includes("restaurant");

/** A post lists what others offer; where some pages are marked up as a kitchen's, the rest of the house has no dishes. */
function pagesOfFood(view: SiteView): PageFacts[] {
  const pages = [...pagesIn(view.site.pages, publicContent)].filter(({ kind }) => kind !== "article");
  const marked = pages.filter(sellsFood);
  return marked.length === 0 || marked.some(({ kind }) => kind === "home") ? pages : marked;
}

const isPriced = ({ price }: OutlineItem): boolean => price !== null && price.currency !== null;

function menuOf(page: PageFacts, view: SiteView, doubtful: ReadonlySet<OutlineItem>) {
  const language = view.language;
  const name = ownName(view);
  const sections = [...Map.groupBy(itemsOn(page), ({ section }) => section)];
  return {
    "@context": "https://schema.org",
    "@type": "Menu",
    "@id": `${page.url}#menu`,
    url: page.url,
    ...(name === null ? {} : { name }),
    ...(language === null || fromTemplate(view) ? {} : { inLanguage: language }),
    hasMenuSection: sections.map(([section, items]) => ({
      "@type": "MenuSection",
      ...(section === "" ? {} : { name: section }),
      hasMenuItem: items.map((item) => itemOf(item, doubtful.has(item))),
    })),
  };
}

/** Many keep the language of their template. */
const fromTemplate = (view: SiteView): boolean =>
  view.served.some((index) => {
    const written = view.site.languageOf(index);
    return written !== null && !(view.language ?? "").startsWith(written);
  });

function itemOf(item: OutlineItem, isDoubtful: boolean) {
  const { name, text, price } = item;
  const description = [amountIn(name) ?? "", isDoubtful ? "" : text].filter(Boolean).join(" – ");
  return {
    "@type": "MenuItem",
    name: bareName(name),
    ...(description === "" ? {} : { description }),
    ...(price === null || price.currency === null
      ? {}
      : { offers: { "@type": "Offer", price: String(price.amount), priceCurrency: price.currency } }),
  };
}

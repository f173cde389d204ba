import { pagesIn, readableHtml } from "@audit/rules/populations";
import { jsonLdScript } from "@audit/rules/escape/json-script";
import { typesOn } from "@audit/rules/reading/structured-data";
import { counted } from "@audit/rules/wording/plural";
import { quote } from "@audit/rules/wording/quote";
import type { SiteView } from "@audit/rules/view/site-view";
import type { Opportunity } from "../opportunity.ts";
import { listedMenu } from "./listed-menu.ts";
import { shopPages, type NamedPage } from "../shop-pages.ts";

const FEWEST_DISHES = 8;
const MOST_DISHES = 150;

/** Kitchens whose dishes have names and prices on pages, and no menu that machines can read. */
export const menuMarkup: Opportunity = {
  id: "menu-markup",
  category: "schema",
  area: "local",
  find: ({ view, fails }) => {
    const { business } = view.site.profile;
    if (business !== "restaurant" && business !== "food-ordering") return [];
    if (pagesIn(view.site.pages, readableHtml).some(({ structuredData }) => typesOn(structuredData).has("Menu")))
      return [];
    const { categories } = shopPages(view);
    const listed = new Set<string>();
    const sections = categories
      .toSorted((a, b) => a.products.length - b.products.length || (a.url < b.url ? -1 : 1))
      .map((category) => ({
        category,
        dishes: category.products.flatMap((product) => {
          const dish = listed.has(product.url) || listed.size >= MOST_DISHES ? null : dishOf(product, view);
          if (dish !== null) listed.add(product.url);
          return dish ?? [];
        }),
      }))
      .filter(({ dishes }) => dishes.length > 0);
    const [first] = sections.flatMap(({ dishes }) => dishes);
    if (first === undefined || listed.size < FEWEST_DISHES) return listedMenu(view, fails);
    const menu = {
      "@context": "https://schema.org",
      "@type": "Menu",
      "@id": new URL("/#menu", view.site.home).href,
      name: view.name,
      ...(view.language === null ? {} : { inLanguage: view.language }),
      hasMenuSection: sections.map(({ category, dishes }) => ({
        "@type": "MenuSection",
        name: category.name,
        url: category.url,
        hasMenuItem: dishes,
      })),
    };
    return [
      {
        of: "",
        title: `Add structured data for your menu: ${counted(listed.size, "dish", "dishes")} with prices`,
        problem: `${counted(listed.size, "dish", "dishes")} in ${counted(sections.length, "section")} stand on pages of their own with a price, such as ${quote(first.name, 50)} for ${first.offers.price} ${first.offers.priceCurrency}, and nowhere as one menu in structured data.`,
        steps: [
          "Put the block into the home page or the page of the whole menu, and let your system write it anew when a price changes.",
          'Name it in the data of the restaurant: "hasMenu" with the @id of the block.',
        ],
        code: jsonLdScript(menu),
        value:
          "Assistants that are asked what there is to eat, and for how much, find dishes and prices in one place instead of on single pages.",
        check: "Test the page at https://validator.schema.org/. Expected: a Menu with these sections, without errors.",
        urls: [view.site.home],
        outOf: 1,
        kind: "home",
        impact: "medium",
        work: "hour",
        doneBy: "developer",
      },
    ];
  },
};

function dishOf({ name, url }: NamedPage, view: SiteView) {
  const offer = view.site.meaningOf(view.indexOf(url))?.offer;
  if (typeof offer?.price !== "number" || offer.price <= 0 || offer.currency === null) return null;
  return {
    "@type": "MenuItem",
    name,
    url,
    offers: { "@type": "Offer", price: String(offer.price), priceCurrency: offer.currency },
  } as const;
}

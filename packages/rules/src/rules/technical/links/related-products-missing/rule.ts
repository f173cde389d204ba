import { sellsSeveral } from "../../../../reading/several-goods.ts";
import { en } from "./words.en.ts";
import type { Region } from "@audit/facts";
import { isUtilityPath } from "../../../../knowledge/utility-paths.ts";
import { productPages } from "../../../../populations.ts";
import { pathOf } from "../../../../reading/address-parts.ts";
import { addressTrait } from "../../../../reading/address-traits.ts";
import { internalLinks } from "../../../../reading/page-links.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass, unknown } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "related-products-missing",
  category: "technical",
  area: "links",
  severity: "low",
  fixKind: "template",
  certainty: 0.75,
  businesses: ["online-shop", "food-ordering"],
  over: productPages,
  reads: ["url", "links", "structure", "commerce", "outline"],
  source:
    "https://developers.google.com/search/docs/specialty/ecommerce/help-google-understand-your-ecommerce-site-structure",
  judge: (page) => {
    // Whoever sees all goods side by side needs no way to the others.
    if (sellsSeveral(page)) return notApplicable();
    if (!page.structure.hasMain) return unknown("Content and menus are not told apart: the page has no <main>.");
    // The trail stands in a <nav> of its own, which may lie inside the content.
    if (page.commerce.breadcrumbs.some(({ url }) => url !== null && leadsOn(url, url, page.url))) return pass();
    const onward = internalLinks(page).some(
      ({ url, region, href }) => !FRAME.has(region) && leadsOn(url, href, page.url),
    );
    if (onward) return pass();
    return fail({ at: "main", saw: { linksToProductsOrLists: 0 }, expected: "related products, or the category" });
  },
  words: { en },
  // Which goods belong together, and how the shop shows them, is its program's.
  onlyAlong: true,
  fix: null,
});

const FRAME: ReadonlySet<Region> = new Set(["header", "nav", "footer"]);

/** A part of the home page (/#products) is the list in shops of one page. */
function leadsOn(url: string, href: string, from: string): boolean {
  const path = pathOf(url);
  if (path === pathOf(from)) return false;
  return path === "/" ? href.includes("#") : !isUtility(url);
}

const isUtility = addressTrait((url) => isUtilityPath(pathOf(url)));

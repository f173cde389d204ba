import { itemAt, type PageFacts } from "@audit/facts";
import { entities, said } from "../../view/entities.ts";
import { fillIn } from "../fixer.ts";
import { oneLine } from "../../escape/plain.ts";
import { linkWords, pageName } from "../../view/page-words.ts";
import type { SiteView } from "../../view/site-view.ts";
import { withContext, type JsonObject } from "./json-of.ts";

interface Step {
  readonly name: string;
  readonly url: string | null;
}

/** The visible trail, else the folders of the address that are pages of the site. */
export function trailOf(page: PageFacts, view: SiteView): Step[] {
  const own: Step = { name: pageName(page, view) ?? linkWords(page.url, view), url: page.url };
  const visible = page.commerce.breadcrumbs.map((crumb) => ({ name: oneLine(crumb.text), url: crumb.url }));
  const last = visible.at(-1);
  const endsHere = last && (last.url === null || last.url === page.url || last.name === own.name);
  if (last && !endsHere) return [...visible, own];
  if (visible.length > 1) return visible;
  return [{ name: view.name, url: view.site.home }, ...foldersOf(page.url, view), own];
}

function foldersOf(address: string, view: SiteView): Step[] {
  const parts = new URL(address).pathname.split("/").filter(Boolean).slice(0, -1);
  return parts.flatMap((_part, index) => {
    const path = `/${parts.slice(0, index + 1).join("/")}`;
    const found = [path, `${path}/`]
      .map((one) => view.pageAt(new URL(one, address).href))
      .find((one) => one?.response.status === 200);
    return found && found.url !== view.site.home ? [{ name: linkWords(found.url, view), url: found.url }] : [];
  });
}

/** A step that leads where one before it leads, such as to a part of the home page, is no step of a trail. */
const withoutReturns = (steps: readonly Step[]): Step[] =>
  steps.filter(
    ({ url }, index) =>
      index === steps.length - 1 || url === null || steps.findIndex((step) => step.url === url) === index,
  );

/** The trail to the page; the last step needs no address. */
export function breadcrumbMarkup(page: PageFacts, view: SiteView): JsonObject | null {
  const steps = withoutReturns(trailOf(page, view));
  if (steps.length < 2) return null;
  return withContext({
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      ...(url && index < steps.length - 1 ? { item: url } : {}),
    })),
  });
}

/** Addresses that the markup of a list gives its products; a place for those without. */
function markedProducts(page: PageFacts): string[] {
  const marked = entities(page, "Product").map(
    (item) => said(item, "url") ?? fillIn(`address of ${said(item, "name") ?? "the product"}`),
  );
  return marked.length > 0 ? marked : [fillIn("address of the first product"), fillIn("address of the second product")];
}

const MOST_ITEMS = 30;

/** Product pages that the page links to. */
export function listedProducts(page: PageFacts, view: SiteView): string[] {
  const { graph } = view.site;
  const node = graph.nodeOf(page.url);
  const targets = node < 0 ? [] : [...graph.outlinks(node)].map((target) => itemAt(graph.urls, target));
  return targets.filter((url) => {
    const target = view.pageAt(url);
    return target?.kind === "product" && target.indexability.indexable;
  });
}

/** A listing as a list of addresses: the products that the page links to, else those that its markup names. */
export function itemListMarkup(page: PageFacts, view: SiteView): JsonObject {
  const products = listedProducts(page, view);
  const urls = products.length > 0 ? products : markedProducts(page);
  return withContext({
    "@type": "ItemList",
    itemListElement: urls.slice(0, MOST_ITEMS).map((url, index) => ({ "@type": "ListItem", position: index + 1, url })),
  });
}

import { itemAt, type PageFacts } from "@audit/facts";
import { entities, said } from "../../view/entities.ts";
import { isPlaceholder } from "../../view/trail-ends.ts";
import { canonicalTarget } from "../../reading/canonical-target.ts";
import { fillIn } from "../fixer.ts";
import type { SiteView } from "../../view/site-view.ts";
import { withContext, type JsonObject } from "./json-of.ts";
import { type Step, visibleTrail } from "./trail.ts";

/** A step that leads where one before it leads, such as to a part of the home page, is no step of a trail. */
const withoutReturns = (steps: readonly Step[]): Step[] =>
  steps.filter(
    ({ url }, index) =>
      index === steps.length - 1 || url === null || steps.findIndex((step) => step.url === url) === index,
  );

/** The address under which a page is listed: the one that it names as canonical, where that answers. */
function listedAddress(url: string, view: SiteView): string {
  const page = view.pageAt(url);
  const form = view.site.addressForms.find(({ other }) => view.site.pages[other] === page);
  const listed = (form === undefined ? page : view.site.pages[form.page]) ?? null;
  const canonical = listed === null ? null : canonicalTarget(listed);
  if (canonical !== null && view.pageAt(canonical)?.response.status === 200) return canonical;
  return withoutIndexFile(listed?.url ?? url, view);
}

const INDEX_FILE = /\/(?:index|default)\.[a-z]{3,5}$/i;

/** The folder of an index file, on a site whose server is known to answer for folders with such files. */
function withoutIndexFile(url: string, view: SiteView): string {
  const { addressForms, home, pages } = view.site;
  const folder = url.replace(INDEX_FILE, "/");
  if (folder === url || folder === home) return folder;
  const answers = addressForms.some(({ page, other }) => {
    const [one, two] = [pages[page]?.url ?? "", pages[other]?.url ?? ""];
    return (
      INDEX_FILE.test(one) !== INDEX_FILE.test(two) && one.replace(INDEX_FILE, "/") === two.replace(INDEX_FILE, "/")
    );
  });
  return answers ? folder : url;
}

/** The trail that visitors see, as data; the last step needs no address, and a step before it without one is none. */
export function breadcrumbMarkup(
  page: PageFacts,
  view: SiteView,
  trail: readonly Step[] = visibleTrail(page, view),
): JsonObject | null {
  // The way to the home page has no steps.
  if (page.kind === "home") return null;
  // What a template shows for each of its pages until a script fills it in is no name.
  if (isPlaceholder(trail.at(-1)?.name ?? "", page, view)) return null;
  const steps = withoutReturns(trail).filter(({ url }, index, all) => url !== null || index === all.length - 1);
  if (steps.length < 2) return null;
  const { id = null } = entities(page, "BreadcrumbList")[0] ?? {};
  return withContext({
    "@type": "BreadcrumbList",
    // Other entities of the page point at it.
    ...(id === null || id === "" ? {} : { "@id": id }),
    itemListElement: steps.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      ...(url && index < steps.length - 1 ? { item: listedAddress(url, view) } : {}),
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

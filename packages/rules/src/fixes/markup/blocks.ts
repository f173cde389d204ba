import type { PageFacts } from "@audit/facts";
import type { SiteView } from "../../view/site-view.ts";
import type { JsonObject } from "./json-of.ts";
import { type Fixer, perPage } from "../fixer.ts";
import { htmlComment } from "../../escape/html.ts";
import { breadcrumbMarkup, itemListMarkup, listedProducts } from "./list-markup.ts";
import { organizationMarkup, websiteMarkup } from "./organization-markup.ts";
import { productMarkup } from "./product-markup.ts";
import { articleMarkup } from "./article-markup.ts";
import { homesOf } from "../homes.ts";
import type { Block } from "../patches/fix.ts";
import { printPatch } from "../patches/print-patch.ts";
import { markup } from "./markup-part.ts";

export const blocks = (make: (page: PageFacts, view: SiteView) => readonly (JsonObject | null)[]): Fixer =>
  perPage({
    make: (page, view) => {
      const made = make(page, view).filter((json) => json !== null);
      if (made.length === 0) return null;
      return [...replacing(page, made), ...made.map((json) => markup(page, json))];
    },
  });

/** The same entity in the page's other syntaxes has to go, or the two will disagree one day. */
function replacing(page: PageFacts, made: readonly JsonObject[]): string[] {
  const types = made.map((json) => json["@type"]);
  const others = page.structuredData.items.filter(
    ({ format, types: own }) => format !== "json-ld" && own.some((type) => types.includes(type)),
  );
  const formats = [...new Set(others.map(({ format }) => format))];
  return formats.map((format) => htmlComment(`take the ${format} attributes of the same data out of the template`));
}

/** What fits the page's kind, built from the page. */
export function blocksFor(page: PageFacts, view: SiteView): JsonObject[] {
  const trail = page.kind === "home" ? null : breadcrumbMarkup(page, view);
  const main: Partial<Record<PageFacts["kind"], () => readonly (JsonObject | null)[]>> = {
    home: () => {
      const business = organizationMarkup(view);
      return [business, websiteMarkup(view, business["@id"])];
    },
    product: () => [productMarkup(page, view, [])],
    article: () => [articleMarkup(page, view)],
    category: () => (listedProducts(page, view).length > 0 ? [itemListMarkup(page, view)] : []),
  };
  return [...(main[page.kind]?.() ?? []), trail].filter((json) => json !== null);
}

export const fitting: Fixer = blocks(blocksFor);

export const breadcrumb: Fixer = blocks((page, view) => [breadcrumbMarkup(page, view)]);

export const once =
  (make: (view: SiteView) => JsonObject | readonly JsonObject[]): Fixer =>
  (cause, view) => {
    const homes = homesOf(cause, view).flatMap((url) => view.pageAt(url) ?? []);
    const made = [make(view)].flat();
    return [[...homes.map(({ url }) => htmlComment(`on ${url}`)), ...made.map((json) => sameOn(homes, json))]];
  };

/** One block for several pages, printed once. */
const sameOn = (pages: readonly PageFacts[], json: JsonObject): Block => ({
  patches: pages.flatMap((page) => markup(page, json).patches),
  print: ([kept]) => (kept === undefined ? null : printPatch(kept)),
});

export const organization: Fixer = once((view) => organizationMarkup(view));

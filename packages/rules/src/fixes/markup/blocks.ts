import type { PageFacts } from "@audit/facts";
import { html, htmlComment } from "../../escape/html.ts";
import { jsonLdScript } from "../../escape/json-script.ts";
import { entities, said } from "../../view/entities.ts";
import { pageName } from "../../view/page-words.ts";
import type { SiteView } from "../../view/site-view.ts";
import { fillIn, perPage, type Fixer } from "../fixer.ts";
import { homesOf } from "../homes.ts";
import { articleMarkup } from "./article-markup.ts";
import { type JsonObject, withContext } from "./json-of.ts";
import { breadcrumbMarkup, itemListMarkup, listedProducts } from "./list-markup.ts";
import { organizationMarkup, websiteMarkup } from "./organization-markup.ts";
import { productMarkup } from "./product-markup.ts";

const blocks = (make: (page: PageFacts, view: SiteView) => readonly (JsonObject | null)[]): Fixer =>
  perPage({
    make: (page, view) => {
      const made = make(page, view).filter((json) => json !== null);
      if (made.length === 0) return null;
      return [...replacing(page, made), ...made.map(jsonLdScript)].join("\n");
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
    home: () => [organizationMarkup(view), websiteMarkup(view)],
    product: () => [productMarkup(page, view, [])],
    article: () => [articleMarkup(page, view)],
    category: () => (listedProducts(page, view).length > 0 ? [itemListMarkup(page, view)] : []),
  };
  return [...(main[page.kind]?.() ?? []), trail].filter((json) => json !== null);
}

export const fitting: Fixer = blocks(blocksFor);
export const article: Fixer = blocks((page, view) => [articleMarkup(page, view)]);
export const breadcrumb: Fixer = blocks((page, view) => [breadcrumbMarkup(page, view)]);
export const itemList: Fixer = blocks((page, view) => [itemListMarkup(page, view)]);

const once =
  (make: (view: SiteView) => JsonObject): Fixer =>
  (cause, view) =>
    [...homesOf(cause, view).map((url) => htmlComment(`on ${url}`)), jsonLdScript(make(view))].join("\n");

export const organization: Fixer = once((view) => organizationMarkup(view, { sameAs: true }));
export const organizationProfiles: Fixer = once((view) => organizationMarkup(view, { sameAs: true }));
export const returnPolicy: Fixer = once((view) => organizationMarkup(view, { returns: true }));

/** The site's name in the markup, and in the preview tag when that says another. */
export const website: Fixer = (cause, view) => {
  const previews = homesOf(cause, view).map((url) => previewName(url, view));
  if (previews.every((lines) => lines.length > 0)) return previews.flat().join("\n");
  const block = once(websiteMarkup)(cause, view);
  const preview = view.pageAt(view.site.home)?.head.openGraph["og:site_name"];
  const name = websiteMarkup(view)["name"];
  if (!preview || preview === name || typeof name !== "string") return block;
  return `${block}\n<meta property="og:site_name" content="${html(name)}">`;
};

/** A home page that names itself in the markup, perhaps in another language, only says it again in the preview tag. */
function previewName(url: string, view: SiteView): string[] {
  const page = view.pageAt(url);
  const name = page ? said(entities(page, "WebSite")[0], "name") : null;
  if (name === null || !page?.head.openGraph["og:site_name"]) return [];
  return [htmlComment(`on ${url}`), `<meta property="og:site_name" content="${html(name)}">`];
}

/** A block that can't be read: a fresh one for the page, with the parser's words above. */
export const freshBlock: Fixer = perPage({
  make: (page, view) => {
    const faults = page.structuredData.blocks.filter((block) => !block.valid);
    const notes = faults
      .slice(0, 3)
      .map((block) => htmlComment(`replaces the block with: ${block.error ?? "invalid JSON"}`));
    const fresh = blocksFor(page, view).map(jsonLdScript);
    return fresh.length > 0
      ? [...notes, ...fresh].join("\n")
      : [...notes, jsonLdScript(pageMarkup(page, view))].join("\n");
  },
});

const pageMarkup = (page: PageFacts, view: SiteView): JsonObject =>
  withContext({ "@type": "WebPage", name: pageName(page, view) ?? fillIn("name of the page"), url: page.url });

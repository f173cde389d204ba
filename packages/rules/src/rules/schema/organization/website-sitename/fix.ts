import type { Fixer } from "../../../../fixes/fixer.ts";
import { homesOf } from "../../../../fixes/homes.ts";
import { once } from "../../../../fixes/markup/blocks.ts";
import { websiteMarkup } from "../../../../fixes/markup/organization-markup.ts";
import { html, htmlComment } from "../../../../escape/html.ts";
import type { SiteView } from "../../../../view/site-view.ts";
import { entities, said } from "../../../../view/entities.ts";

/** The site's name in the markup, and in the preview tag when that says another. */
export const fix: Fixer = (cause, view) => {
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

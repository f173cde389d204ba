import type { Fixer } from "../../../../fixes/fixer.ts";
import { homesOf } from "../../../../fixes/homes.ts";
import { once } from "../../../../fixes/markup/blocks.ts";
import { properName, websiteMarkup } from "../../../../fixes/markup/organization-markup.ts";
import { asFix, patchesOf, type Section, show } from "../../../../fixes/patches/fix.ts";
import { previewPatch } from "../../../../fixes/patches/page-patches.ts";
import { refusalOf } from "../../../../fixes/guard/guard.ts";
import { htmlComment } from "../../../../escape/html.ts";
import type { SiteView } from "../../../../view/site-view.ts";
import { entities, said } from "../../../../view/entities.ts";

/** The site's name in the markup, and in the preview tag when that says another. */
export const fix: Fixer = (cause, view) => {
  const previews = homesOf(cause, view).map((url) => previewName(url, view));
  if (previews.every((section) => section.length > 0)) return previews;
  const [section = []] = asFix(once(websiteMarkup)(cause, view));
  // Without the block a preview's name alone says nothing to search engines.
  if (patchesOf([section]).some((patch) => refusalOf(patch, view) !== null)) return null;
  const home = view.pageAt(view.site.home);
  const preview = home?.head.openGraph["og:site_name"];
  const name = websiteMarkup(view)["name"];
  if (!home || !preview || preview === name || typeof name !== "string") return [section];
  return [[...section, show(previewPatch(home, "og:site_name", name))]];
};

/** A home page that names itself in the markup, perhaps in another language, only says it again in the preview tag. */
function previewName(url: string, view: SiteView): Section {
  const page = view.pageAt(url);
  const name = page ? properName(said(entities(page, "WebSite")[0], "name")) : null;
  if (name === null || !page?.head.openGraph["og:site_name"]) return [];
  return [htmlComment(`on ${url}`), show(previewPatch(page, "og:site_name", name))];
}

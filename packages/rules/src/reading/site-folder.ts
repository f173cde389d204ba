import type { SiteFacts } from "@audit/facts";
import { languageFolder } from "./language-folder.ts";

/**
 * The folder that a site lies in where the root of its host is another's, as beneath a shared host: "/shop/"; "/" for
 * most. A folder of one language is a part of its site.
 */
export function siteFolder({ home, pages }: Pick<SiteFacts, "home" | "pages">): string {
  const folder = new URL(".", home).pathname;
  if (folder === "/" || languageFolder(home) !== null) return "/";
  const { origin } = new URL(home);
  const isOutside = pages.some(
    ({ url, isHtml, response }) =>
      isHtml && response.status === 200 && url.startsWith(origin) && !new URL(url).pathname.startsWith(folder),
  );
  return isOutside ? "/" : folder;
}

/** Where a new sitemap belongs: it may list what lies in its folder and below. */
export const newSitemapAddress = (site: Pick<SiteFacts, "home" | "pages">): string =>
  new URL(`${siteFolder(site)}sitemap.xml`, site.home).href;

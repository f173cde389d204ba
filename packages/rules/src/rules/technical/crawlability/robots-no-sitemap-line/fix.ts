import type { Fixer } from "../../../../fixes/fixer.ts";
import { editedFile } from "../../../../fixes/robots/robots-edit.ts";
import { sitemapUrls } from "../../../../fixes/robots/robots-fixes.ts";

/** The present file plus the lines that name the sitemaps. */
export const fix: Fixer = (_cause, view) => {
  const maps = sitemapUrls(view).filter((url) => !view.site.robots.rules.sitemaps.includes(url));
  const lines = maps.map((url) => `Sitemap: ${url}`);
  return lines.length > 0 ? [[editedFile(view, new Map(), lines)]] : null;
};

import type { Fixer } from "../../../../fixes/fixer.ts";

const MOST_LINES = 200;

/**
 * The day of the last change that a page's own markup names, for the entries of the sitemap; for all others only the
 * owner knows it. A whole sitemap is never pasted: it would lose languages and pictures.
 */
export const fix: Fixer = (_cause, view) => {
  const lines = view.site.sitemaps.entries.flatMap(({ url }) => {
    const change = view.pageAt(url)?.dates.find(({ role, from }) => role === "modified" && from === "json-ld");
    return change === undefined ? [] : [`${url}: <lastmod>${change.iso.slice(0, 10)}</lastmod>`];
  });
  if (lines.length === 0) return null;
  return [
    "# the day of change that these pages' own markup names; leave lastmod out where no day is known",
    ...lines.slice(0, MOST_LINES),
  ].join("\n");
};

import { html } from "../../../../escape/html.ts";
import { distinctUrls, type Fixer } from "../../../../fixes/fixer.ts";

/** An index that names the parts of a sitemap which has grown too large. */
export const fix: Fixer = (cause, view) => {
  const parts = distinctUrls(cause)
    .map((url) => url.replace(/(\.xml)?(\.gz)?$/i, ""))
    .flatMap((stem) => [1, 2].map((part) => `  <sitemap><loc>${html(`${stem}-${part}.xml`)}</loc></sitemap>`));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<!-- as ${html(new URL("/sitemap_index.xml", view.site.home).href)}; each part with at most 50,000 addresses -->`,
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...parts,
    "</sitemapindex>",
  ].join("\n");
};

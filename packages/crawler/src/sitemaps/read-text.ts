import { createCollector, type SitemapContent } from "./sitemap-content.ts";

/** A text sitemap: one absolute address per line. */
export function readTextSitemap(text: string): SitemapContent {
  const collector = createCollector("text");
  for (const line of text.split(/\r\n?|\n/)) {
    const url = line.trim();
    if (url === "") continue;
    if (/^https?:\/\//i.test(url)) collector.entry({ url, lastmod: null, alternates: [], images: 0 });
    else collector.fault(`A line is not an absolute address: ${url.slice(0, 100)}`);
  }
  return collector.content;
}

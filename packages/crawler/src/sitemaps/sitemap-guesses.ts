import { sameSite, type PageFacts } from "@audit/facts";

/** Names under which systems and generators of sitemaps write their first file. */
const USUAL = [
  "sitemap.xml",
  "sitemap_index.xml",
  "sitemap-index.xml",
  "wp-sitemap.xml",
  "sitemaps.xml",
  "sitemap1.xml",
  "sitemap.xml.gz",
] as const;

const MOST_LINKED = 3;

/** Where a sitemap may stand that robots.txt does not name: at addresses the home page links to, and under the usual names. */
export function sitemapGuesses(home: string, page: Pick<PageFacts, "head" | "links"> | null): string[] {
  const linked = [...(page?.head.linkRels.filter(({ rel }) => rel.includes("sitemap")) ?? []), ...(page?.links ?? [])]
    .flatMap(({ url }) => url ?? [])
    .filter((url) => sameSite(url, home) && isSitemapName(new URL(url).pathname));
  const { origin } = new URL(home);
  const folder = new URL(".", home);
  return [
    ...new Set([
      `${origin}/${USUAL[0]}`,
      ...[...new Set(linked)].slice(0, MOST_LINKED),
      ...USUAL.map((file) => `${origin}/${file}`),
      // A site beneath a shared host has its file in the folder that it starts in.
      ...USUAL.slice(0, 3).map((file) => new URL(file, folder).href),
    ]),
  ];
}

/** A page for people may be called a sitemap, too; the file for machines is XML. */
const isSitemapName = (path: string): boolean => /sitemap[^/]*\.xml(\.gz)?$/i.test(path);

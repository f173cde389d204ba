import type { PageFacts, SiteFacts } from "@audit/facts";
import { isLocalCopy } from "./address-form.ts";
import { pagesByUrl } from "./page-index.ts";
import { endOfRedirects } from "./redirect-path.ts";

type Source = Pick<SiteFacts, "home" | "sitemaps" | "pages">;

/** Sitemap entries that were fetched and got an answer which was not a bot wall. */
export function fetchedEntries({ sitemaps, pages }: Pick<Source, "sitemaps" | "pages">): PageFacts[] {
  const byUrl = pagesByUrl(pages);
  return sitemaps.entries.flatMap(({ url }) => {
    const page = byUrl.get(url);
    return page && page.response.status > 0 && page.tech.botWall === null ? [page] : [];
  });
}

/** Addresses that the sitemap names, and those at which they end after redirects. */
export function listedAddresses({ sitemaps, pages }: Pick<Source, "sitemaps" | "pages">): ReadonlySet<string> {
  const byUrl = pagesByUrl(pages);
  return new Set(sitemaps.entries.flatMap(({ url }) => [url, endOfRedirects(url, byUrl)]));
}

/** True for a copy on this machine whose sitemap names the public site only. */
export const describesPublicSite = ({ home, sitemaps }: Pick<Source, "home" | "sitemaps">): boolean =>
  isLocalCopy(
    home,
    sitemaps.entries.map((entry) => entry.url),
  );

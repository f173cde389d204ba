import { type RenderedPage, sameSite, textBefore } from "@audit/facts";

/** What so many of the pages that were run link to is their frame; of two pages it may be a coincidence. */
const SHARED_BY = 0.8;
const LEAST_PAGES = 3;

export const withoutQuery = (url: string): string => textBefore(url, "?");

/** Addresses of the site among links, each once and without its query. */
export const ownTargets = (page: RenderedPage, links: readonly string[]): ReadonlySet<string> =>
  new Set(links.filter((link) => sameSite(link, page.url)).map(withoutQuery));

/** Links of header, menu and footer: those that nearly all pages share after their scripts ran; none of few pages. */
export function frameLinks(pages: readonly RenderedPage[]): string[] {
  if (pages.length < LEAST_PAGES) return [];
  const counts = new Map<string, number>();
  for (const page of pages)
    for (const link of ownTargets(page, page.rendered.links)) counts.set(link, (counts.get(link) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= pages.length * SHARED_BY).map(([link]) => link);
}

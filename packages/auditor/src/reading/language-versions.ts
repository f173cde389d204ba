import { alternatesOf, type PageFacts } from "@audit/facts";

/** One key for all language or region versions of a page: pages that name each other as alternates share it. */
export function versionSetOf(page: PageFacts): string {
  const urls = alternatesOf(page).flatMap(({ url }) => (url === null ? [] : [url]));
  return urls.includes(page.url) ? urls.toSorted()[0]! : page.url;
}

/** Pages of which none is a language version of another; the first of each set stays. */
export function oneOfEachVersion(pages: readonly PageFacts[]): PageFacts[] {
  const seen = new Set<string>();
  return pages.filter((page) => {
    const key = versionSetOf(page);
    const known = seen.has(key);
    seen.add(key);
    return !known;
  });
}

import { alternatesOf, type PageFacts } from "@audit/facts";
import { noted } from "./noted.ts";

/** One key for all language or region versions of a page: pages that name each other as alternates share it. */
export const versionSetOf = (page: PageFacts): string => firstVersion(page) ?? page.url;

/** The least address of all versions; null for that page itself and for one without versions. */
const firstVersion = noted((page): string | null => {
  const urls = alternatesOf(page).flatMap(({ url }) => (url === null ? [] : [url]));
  const first = urls.includes(page.url) ? urls.toSorted()[0]! : page.url;
  return first === page.url ? null : first;
});

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

import type { PageFacts } from "@audit/facts";
import { noted } from "./noted.ts";

/** One key for all language or region versions of a page: pages that name each other as alternates share it. */
export const versionSetOf = (page: PageFacts): string => firstVersion(page) ?? page.url;

/** The least address of all versions; null for that page itself and for one without versions. */
const firstVersion = noted((page): string | null => {
  let first = page.url;
  let namesItself = false;
  const look = (url: string | null): void => {
    if (url === null) return;
    if (url === page.url) namesItself = true;
    else if (url < first) first = url;
  };
  for (const { url } of page.head.hreflang) look(url);
  for (const { url } of page.response.hreflangHeader ?? []) look(url);
  return namesItself && first !== page.url ? first : null;
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

import type { PageFacts } from "@audit/facts";
import { thingsOf } from "./facets.ts";

const known = new WeakMap<readonly PageFacts[], ReadonlySet<string>>();

const sayingOf = ({ text, head, response }: PageFacts): string =>
  JSON.stringify([text.hash, head.titles, head.descriptions, response.bytes]);

/**
 * Addresses that one file answers alike, though a parameter names another thing in each: scripts show it, or nobody does.
 * What is written into the file stands at all of them.
 */
export function addressesOfOneFile(pages: readonly PageFacts[]): ReadonlySet<string> {
  const before = known.get(pages);
  if (before !== undefined) return before;
  const naming = pages.filter(
    ({ url, isHtml, response }) => isHtml && response.status === 200 && thingsOf(url).length > 0,
  );
  const files = Map.groupBy(naming, (page) => {
    const { origin, pathname } = new URL(page.url);
    const names = thingsOf(page.url).map(({ name }) => name);
    return [origin + pathname, names.join(" "), sayingOf(page)].join("\n");
  });
  const valuesOf = (url: string): string =>
    thingsOf(url)
      .map(({ value }) => value)
      .join(" ");
  const found = [...files.values()].filter((same) => new Set(same.map(({ url }) => valuesOf(url))).size > 1);
  const urls = new Set(found.flat().map(({ url }) => url));
  known.set(pages, urls);
  return urls;
}

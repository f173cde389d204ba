import type { PageFacts } from "@audit/facts";
import { indexableHtml, pagesIn } from "../populations.ts";
import { sameName, siteNameOn } from "./site-names.ts";
import { normalised } from "./words.ts";

/** The last part of a title, set apart by a sign between spaces. */
const LAST_PART = /^(?<own>.*\S)\s+(?<sign>[|–—·•»-])\s+(?<tail>\S.*)$/u;
/** What so many different titles end with is written by the template. */
const FEWEST_TITLES = 3;
/** Longer ends are no names, and their loss is seen. */
const LONGEST_NAME = 40;
/** What is left has to name a page. */
const LEAST_LETTERS = 3;

const known = new WeakMap<readonly PageFacts[], ReadonlyMap<string, number>>();

/** Different beginnings in front of each end of the site's titles, up to two parts long. */
function endsOf(pages: readonly PageFacts[]): ReadonlyMap<string, number> {
  const before = known.get(pages);
  if (before) return before;
  const titles = pagesIn(pages, indexableHtml).map(({ head }) => head.titles.find(Boolean) ?? "");
  const counts = new Map<string, number>();
  for (const title of new Set(titles.map(normalised))) {
    let rest = title;
    for (let parts = 0; parts < 2; parts += 1) {
      const { own, tail } = LAST_PART.exec(rest)?.groups ?? {};
      if (own === undefined || tail === undefined) break;
      counts.set(tail, (counts.get(tail) ?? 0) + 1);
      rest = own;
    }
  }
  known.set(pages, counts);
  return counts;
}

/**
 * A title without what the template puts behind it: the site's name, the name of a section.
 * @param longest letters of an end that may go; any length where it is left out
 */
export function withoutTail(
  title: string,
  page: Pick<PageFacts, "head" | "structuredData">,
  pages: readonly PageFacts[],
  longest: number = LONGEST_NAME,
): string {
  const siteName = siteNameOn(page);
  let rest = title;
  for (;;) {
    const { own, sign, tail } = LAST_PART.exec(rest)?.groups ?? {};
    if (own === undefined || tail === undefined || own.length < LEAST_LETTERS) return rest;
    const isName = siteName === null ? sign === "|" && tail.length <= LONGEST_UNNAMED : sameName(tail, siteName);
    const isShared = (endsOf(pages).get(normalised(tail)) ?? 0) >= FEWEST_TITLES;
    if (tail.length > longest || !(isName || isShared)) return rest;
    rest = own;
  }
}

/** A page that names no site still sets its name apart by this sign. */
const LONGEST_UNNAMED = 25;

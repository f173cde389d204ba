import type { PageFacts } from "@audit/facts";
import { indexableHtml, pagesIn } from "../populations.ts";
import { sameName, siteNameOn } from "./site-names.ts";
import { normalised } from "./words.ts";

/** The last part of a title, set apart by a sign between spaces; a bar does it without them. */
const LAST_PART = /^(?<own>.*\S)(?:\s*(?<bar>[|｜])\s*|\s+[–—·•»-]\s+)(?<tail>\S.*)$/u;
/** The first part of a title. */
const FIRST_PART = /^(?<head>.*?\S)(?:\s*[|｜]\s*|\s+[–—·•»-]\s+)(?<own>\S.*)$/u;
/** What so many different titles end with is written by the template. */
const FEWEST_TITLES = 3;
/** Longer ends are no names, and their loss is seen. */
const LONGEST_NAME = 40;
/** What is left has to name a page. */
const LEAST_LETTERS = 3;

/** How many different titles of the site begin, and end, with each part. */
interface SharedParts {
  readonly titles: number;
  readonly heads: ReadonlyMap<string, number>;
  readonly ends: ReadonlyMap<string, number>;
}

const known = new WeakMap<readonly PageFacts[], SharedParts>();

function sharedParts(pages: readonly PageFacts[]): SharedParts {
  const before = known.get(pages);
  if (before) return before;
  const titles = new Set(pagesIn(pages, indexableHtml).map(({ head }) => normalised(head.titles.find(Boolean) ?? "")));
  const parts = { titles: titles.size, heads: headsOf(titles), ends: endsOf(titles) };
  known.set(pages, parts);
  return parts;
}

/** Different ends behind the first part of the titles, and behind their first two. */
function headsOf(titles: ReadonlySet<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const title of titles) {
    const [first, second] = [
      FIRST_PART.exec(title)?.groups,
      FIRST_PART.exec(FIRST_PART.exec(title)?.groups?.["own"] ?? "")?.groups,
    ];
    for (const head of [first?.["head"], second && `${first?.["head"]} | ${second["head"]}`])
      if (head !== undefined) counts.set(head, (counts.get(head) ?? 0) + 1);
  }
  return counts;
}

/** Different beginnings in front of each end of the site's titles, up to two parts long. */
function endsOf(titles: ReadonlySet<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const title of titles) {
    let rest = title;
    for (let parts = 0; parts < 2; parts += 1) {
      const { own, tail } = LAST_PART.exec(rest)?.groups ?? {};
      if (own === undefined || tail === undefined) break;
      counts.set(tail, (counts.get(tail) ?? 0) + 1);
      rest = own;
    }
  }
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
  // Reading the name costs more than looking up the end, which most often tells.
  const isName = (tail: string, bar: string | undefined): boolean => {
    const siteName = siteNameOn(page);
    return siteName === null ? bar !== undefined && tail.length <= LONGEST_UNNAMED : sameName(tail, siteName);
  };
  let rest = title;
  for (;;) {
    const { own, bar, tail } = LAST_PART.exec(rest)?.groups ?? {};
    if (own === undefined || tail === undefined || own.length < LEAST_LETTERS) return rest;
    const isShared = (sharedParts(pages).ends.get(normalised(tail)) ?? 0) >= FEWEST_TITLES;
    if (tail.length > longest || !(isShared || isName(tail, bar))) return rest;
    rest = own;
  }
}

/** A page that names no site still sets its name apart by this sign. */
const LONGEST_UNNAMED = 25;

/** Of so many of its titles the first part is the site's own name. */
const MOST_BEGIN = 0.4;

/**
 * A title without the name that the template puts in front of most, and of "Name | Section | Page" without the section,
 * which stands before several pages.
 */
export function withoutHead(title: string, pages: readonly PageFacts[]): string {
  const { titles, heads } = sharedParts(pages);
  const { head, own } = FIRST_PART.exec(title)?.groups ?? {};
  if (head === undefined || own === undefined) return title;
  const first = normalised(head);
  if ((heads.get(first) ?? 0) < Math.max(FEWEST_TITLES, MOST_BEGIN * titles)) return title;
  const section = FIRST_PART.exec(own)?.groups;
  if (section?.["head"] === undefined || section["own"] === undefined) return own;
  const isSection = (heads.get(`${first} | ${normalised(section["head"])}`) ?? 0) > 1;
  return isSection ? section["own"] : own;
}

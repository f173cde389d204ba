import type { PageFacts, PageKind } from "@audit/facts";
import { cutAtWord, oneLine } from "../escape/plain.ts";
import { entities, productOf, said } from "./entities.ts";
import { mainHeadingsOf } from "./main-headings.ts";
import { firstParagraph, isForeign } from "./own-sentences.ts";
import { shareTopic } from "../reading/topics.ts";
import { withoutHead, withoutTail } from "../reading/title-tails.ts";
import { inOwnCase } from "./own-case.ts";
import type { SiteView } from "./site-view.ts";

const SEPARATOR = /\s*[|｜]\s*|\s+[–—·•»-]\s+/u;

/** A title without the site's name at its end or start. */
export function withoutSiteName(title: string, siteName: string): string {
  const same = (part: string): boolean => part.toLowerCase() === siteName.toLowerCase();
  const line = oneLine(title);
  const separators = [...line.matchAll(new RegExp(SEPARATOR, "gu"))];
  const last = separators.at(-1);
  const first = separators[0];
  if (last && same(line.slice(last.index + last[0].length))) return line.slice(0, last.index);
  if (first && same(line.slice(0, first.index))) return line.slice(first.index + first[0].length);
  return line;
}

/** The page's main heading: the first h1 of its own with text, one in the main part before one in a header. */
export function mainHeading(page: PageFacts, view: SiteView): string | null {
  const h1 = mainHeadingsOf(page).filter(({ text }) => oneLine(text) !== "" && !view.isShared(text));
  const best = h1.find(({ inMain }) => inMain) ?? h1[0];
  return best ? oneLine(best.text) : null;
}

/**
 * What the page calls the thing it is about, from its own words: heading, markup, title, or trail.
 * Null when the page says nothing; never made up from other pages.
 */
export function pageName(page: PageFacts, view: SiteView): string | null {
  if (page.kind === "home") return oneLine(said(entities(page, "WebSite")[0], "name") ?? "") || view.nameOn(page);
  for (const read of NAMED_BY) {
    const name = withoutSiteName(read(page, view) ?? "", view.nameOn(page));
    if (name !== "" && !isSiteName(name, page, view) && !isAddress(name)) return inOwnCase(name, page);
  }
  return null;
}

/** Programs write addresses where a name is missing. */
const isAddress = (name: string): boolean => /^(?:https?:\/\/|www\.)\S+$/i.test(name);

const isSiteName = (name: string, page: PageFacts, view: SiteView): boolean =>
  [view.name, view.nameOn(page)].some((one) => one.toLowerCase() === name.toLowerCase());

/** A list of posts is not named by its first. */
const onlyOne = <T>(items: readonly T[]): T | undefined => (items.length === 1 ? items[0] : undefined);

/** Where a page names its subject, best first; the later ones are read only when those before say nothing. */
const NAMED_BY: readonly ((page: PageFacts, view: SiteView) => string | null | undefined)[] = [
  nameOverSlogan,
  (page, view) => mainHeading(page, view),
  (page) => said(productOf(page), "name"),
  shownHeadline,
  (page, view) => withoutNames(ownTitle(page, view, ownPreviewTitle(page, view)), page, view),
  (page, view) => withoutNames(ownTitle(page, view), page, view),
  headingLikeAddress,
  firstOwnHeading,
  (page) => page.commerce.breadcrumbs.slice(1).at(-1)?.text,
];

/** Where title and address name the page alike, a main heading without a word of either is a slogan. */
function nameOverSlogan(page: PageFacts, view: SiteView): string | null {
  const heading = new Set(wordsOf(mainHeading(page, view) ?? ""));
  const address = wordsOf(addressWords(page.url) ?? "");
  const [name = ""] = withoutNames(ownTitle(page, view), page, view).split(SEPARATOR);
  const named = new Set(wordsOf(name));
  const isSlogan = heading.size > 0 && ![...named, ...address].some((word) => heading.has(word));
  return isSlogan &&
    named.size > 1 &&
    address.length > 0 &&
    address.filter((word) => named.has(word)).length >= LIKE * address.length
    ? name
    : null;
}

/** The title of the preview, where not several pages go by it. */
function ownPreviewTitle({ head }: PageFacts, view: SiteView): string | undefined {
  const title = head.openGraph["og:title"];
  return title === undefined || previewsTitled(title, view) > 1 ? undefined : title;
}

const previews = new WeakMap<SiteView, ReadonlyMap<string, number>>();

function previewsTitled(title: string, view: SiteView): number {
  let times = previews.get(view);
  if (times === undefined) {
    const all = view.site.pages.flatMap(({ head }) => head.openGraph["og:title"] ?? []);
    times = new Map([...Map.groupBy(all, (one) => one)].map(([one, same]) => [one, same.length]));
    previews.set(view, times);
  }
  return times.get(title) ?? 0;
}

/** A title without the site's name and without what the template puts behind each. */
const withoutNames = (title: string | null, page: PageFacts, view: SiteView): string =>
  withoutTail(withoutSiteName(withoutHead(title ?? "", view.site.pages), view.nameOn(page)), page, view.site.pages);

/** Markup may keep a headline in another language than the page, where no reader meets it. */
function shownHeadline(page: PageFacts): string | null {
  const headline = oneLine(said(onlyOne(entities(page, "Article", "BlogPosting", "NewsArticle")), "headline") ?? "");
  const shown = [...page.head.titles, ...page.headings.map(({ text }) => text)].map((text) =>
    oneLine(text).toLowerCase(),
  );
  return shown.some((text) => text.includes(headline.toLowerCase())) ? headline : null;
}

/** The title unless other pages have the very same one, which then names none of them. */
const ownTitle = (page: PageFacts, view: SiteView, title = page.head.titles[0]): string | null =>
  title !== undefined && view.pagesTitled(title) <= MOST_NAMESAKES ? title : null;

const MOST_NAMESAKES = 2;

/** A lower heading that says what the address says: the title of pages whose h1 is the shop's logo. */
function headingLikeAddress(page: PageFacts, view: SiteView): string | null {
  const address = wordsOf(addressWords(page.url) ?? "");
  if (address.length < 2) return null;
  const found = page.headings.find(({ level, text, region }) => {
    const words = new Set(wordsOf(text));
    const common = address.filter((word) => words.has(word)).length;
    return level > 1 && region !== "footer" && !view.isShared(text) && common >= LIKE * address.length;
  });
  return found ? oneLine(found.text) : null;
}

const LIKE = 0.6;

/** Pages about one thing; what they head first is that thing. */
const ABOUT_ONE: ReadonlySet<PageKind> = new Set(["product", "article"]);

/**
 * The first of the page's own headings in the highest rank, where the frame has none of it and no main heading is its
 * own; of a page that may hold several things only one that no other page has, and that asks or cries nothing.
 */
function firstOwnHeading(page: PageFacts, view: SiteView): string | null {
  const [heading = null, ...others] = firstHeadings(page, view);
  if (heading === null || ABOUT_ONE.has(page.kind)) return heading;
  // The first of several heads a part of the page, unless the address speaks of the same.
  if (others.length > 0 && !shareTopic(heading, addressWords(page.url) ?? heading)) return null;
  const isName = heading.length <= LONGEST_NAME && !/[?!:。？！]\s*$/u.test(heading) && view.pagesSaying(heading) <= 1;
  return isName ? heading : null;
}

const LONGEST_NAME = 60;

/** The page's own headings in the highest rank that it has below the first. */
function firstHeadings(page: PageFacts, view: SiteView): readonly string[] {
  const own = page.headings.filter(
    ({ level, text, region }) =>
      level > 1 && oneLine(text) !== "" && (region === "main" || region === "body") && !view.isShared(text),
  );
  const rank = Math.min(...own.map(({ level }) => level));
  return own.filter(({ level }) => level === rank).map(({ text }) => text);
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words for a link to the page: its own name, else the last part of its address. */
export function linkWords(url: string, view: SiteView, most = 60): string {
  const page = view.pageAt(url);
  const name = page && page.response.status === 200 ? pageName(page, view) : null;
  return cutAtWord(name ?? addressWords(url) ?? url, most, "…");
}

/** What tells the page from all others in a list: its name when no other page has it, else its path. */
export function pageLabel(url: string, view: SiteView, most = 60): string {
  const page = view.pageAt(url);
  const name = page ? pageName(page, view) : null;
  return name && view.pagesNamed(name) > 1
    ? cutAtWord(decode(pathAndQuery(url)), most, "…")
    : linkWords(url, view, most);
}

/** The last part of an address as words: "/p/red-mug.html" is "red mug"; null for a bare host or a number. */
export function addressWords(url: string): string | null {
  const last =
    pathOf(url)
      .split("/")
      .findLast((part) => part !== "") ?? "";
  const words = oneLine(
    decode(last)
      .replace(/\.(html?|php|aspx?)$/i, "")
      .replace(/[-_+]+/g, " "),
  );
  return /\p{L}{2}/u.test(words) ? words : null;
}

export const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : url);

/** Path and query as they stand in the address. */
export function pathAndQuery(url: string): string {
  if (!URL.canParse(url)) return url;
  const { pathname, search } = new URL(url);
  return pathname + search;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** What the page already says in a sentence or two about itself, markup first; null when nothing does. */
export function pageSummary(page: PageFacts, view: SiteView): string | null {
  const described = [
    page.head.descriptions
      .map(oneLine)
      .find((text) => text.length >= 20 && view.pagesDescribed(text) <= MOST_NAMESAKES),
    said(productOf(page), "description"),
    page.head.openGraph["og:description"],
    firstParagraph(page, view),
  ];
  const isOwn = (text: string): boolean => text.length >= 20 && !view.isShared(text) && !isForeign(text, page);
  return described.map((text) => oneLine(text ?? "")).find(isOwn) ?? null;
}

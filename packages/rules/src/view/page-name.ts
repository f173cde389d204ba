import type { PageFacts } from "@audit/facts";
import { oneLine } from "../escape/plain.ts";
import { withoutHead, withoutTail } from "../reading/title-tails.ts";
import { tokensOf } from "../reading/words.ts";
import { addressWords } from "./address-words.ts";
import { entities, productOf, said } from "./entities.ts";
import { headingTimes, isFrameLabel, linkNames } from "./frame-labels.ts";
import { inOwnLanguage } from "./in-own-language.ts";
import { mainHeadingsOf } from "./main-headings.ts";
import { oncePerPage } from "./once-per-page.ts";
import { inOwnCase } from "./own-case.ts";
import { pagesWithPreview } from "./preview-times.ts";
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
  const h1 = mainHeadingsOf(page).filter(({ text }) => oneLine(text) !== "" && isOwnHeading(text, page, view));
  const best = h1.find(({ inMain }) => inMain) ?? h1[0];
  return best ? oneLine(best.text) : null;
}

/** A heading that several pages share is a slogan, unless the page's other names say the same: then these are copies. */
const isOwnHeading = (text: string, page: PageFacts, view: SiteView): boolean =>
  !view.isShared(text) ||
  (view.pagesSaying(text) <= MOST_COPIES * view.served.length &&
    saysSame(text, [withoutNames(page.head.titles[0] ?? "", page, view), said(productOf(page), "name")]));

/** Copies of one product under its categories are a small part of a site. */
const MOST_COPIES = 0.1;

/**
 * What a page is called: the one place that decides it, for titles, headings, links, trails and markup alike. Its main
 * heading or its title, or what two of these agree on: title of the preview, markup, last step of its trail, words of
 * links to it alone, address. What heads parts of many pages, or leads to many, names none. Null when the page does not
 * say; never made up.
 */
export const pageName = oncePerPage((page, view): string | null => {
  if (page.kind === "home") return oneLine(said(entities(page, "WebSite")[0], "name") ?? "") || view.nameOn(page);
  for (const read of NAMED_BY) {
    const written = inOwnLanguage(read(page, view) ?? "", page.head.lang);
    const name = withoutSiteName(written ?? "", view.nameOn(page));
    if (name !== "" && !isSiteName(name, page, view) && !isAddress(name)) return inOwnCase(name, page);
  }
  return null;
});

/** Where a page names its subject, best first; the later ones are read only when those before say nothing. */
const NAMED_BY: readonly ((page: PageFacts, view: SiteView) => string | null | undefined)[] = [
  nameOverSlogan,
  (page, view) => mainHeading(page, view),
  (page) => said(productOf(page), "name"),
  shownHeadline,
  (page, view) => (page.kind === "product" ? headingLike(ownNames(page, view), page, view) : null),
  nameOverPitch,
  (page, view) => titleName(page.head.openGraph["og:title"], page, view),
  (page, view) => titleName(page.head.titles[0], page, view),
  (page, view) => headingLike(otherNames(page, view), page, view, likeAddress),
  onlyHeading,
  (page, view) => agreed(trailEnd(page), page, view),
  (page, view) => linkNames(page, view).find((words) => agreed(words, page, view) !== null),
];

/** Programs write addresses where a name is missing. */
const isAddress = (name: string): boolean => /^(?:https?:\/\/|www\.)\S+$/i.test(name);

const isSiteName = (name: string, page: PageFacts, view: SiteView): boolean =>
  [view.name, view.nameOn(page)].some((one) => one.toLowerCase() === name.toLowerCase());

/** Whether one of the others says the same in the same words, more of them or fewer. */
function saysSame(text: string, others: readonly (string | null | undefined)[]): boolean {
  const words = tokensOf(text);
  return others.some((other) => {
    const [short, long] = [words, tokensOf(other ?? "")].toSorted((a, b) => a.length - b.length);
    if (short === undefined || long === undefined || short.join("").length < LEAST_LETTERS) return false;
    const known = new Set(long);
    const isWithin = short.every((word) => known.has(word));
    return isWithin && (short.length > 1 || long.length === 1 || [long[0], long.at(-1)].includes(short[0]));
  });
}

const LEAST_LETTERS = 3;

/** Each name that the page has beside a heading of lower rank. */
const otherNames = (page: PageFacts, view: SiteView): readonly (string | null | undefined)[] => [
  page.head.titles[0],
  page.head.openGraph["og:title"],
  addressWords(page.url),
  ...ownNames(page, view),
];

/** What trail and links call it alone, whatever its title promises searchers. */
const ownNames = (page: PageFacts, view: SiteView): readonly (string | null)[] => [
  trailEnd(page),
  ...linkNames(page, view),
];

/** The words where two other names of the page say the same as they do, themselves counted once. */
function agreed(words: string | null | undefined, page: PageFacts, view: SiteView): string | null {
  if (words === null || words === undefined || isFrameLabel(words, view)) return null;
  const others = otherNames(page, view);
  return saysSame(words, others.toSpliced(others.indexOf(words), 1)) ? words : null;
}

/** The last step of the visible trail, where it is the page itself. */
export function trailEnd({ url, commerce: { breadcrumbs } }: PageFacts): string | null {
  const last = breadcrumbs.slice(1).at(-1);
  return last !== undefined && (last.url === null || last.url === url) ? last.text : null;
}

/**
 * A title without the site's name, the end that the template writes and what it calls its lists ("Mugs Archives", where
 * trail, link or address says "Mugs"); one that several pages have only where another of the page's names agrees.
 */
function titleName(title: string | undefined, page: PageFacts, view: SiteView): string | null {
  if (title === undefined) return null;
  const name = withoutNames(title, page, view);
  const others = [trailEnd(page), addressWords(page.url), ...linkNames(page, view)];
  const isOwn =
    view.pagesTitled(title) <= MOST_NAMESAKES && pagesWithPreview("og:title", title, view) <= MOST_NAMESAKES;
  if (!isOwn && !saysSame(name, others)) return null;
  return MANY_THINGS.has(page.kind) ? withoutListWord(name, others) : name;
}

const MANY_THINGS: ReadonlySet<PageFacts["kind"]> = new Set(["category", "list"]);

/** "Mugs Archives", "Mugs Archives - page 2 of 3": what stands behind the words that trail or links have alone. */
function withoutListWord(name: string, others: readonly (string | null)[]): string {
  const starts = (other: string): boolean =>
    name.length > other.length && name.toLowerCase().startsWith(`${other.toLowerCase()} `) && /^\p{Lu}/u.test(other);
  const shorter = others.find(
    (other): other is string =>
      other !== null && starts(other) && /^\s(?:\p{L}+)(?:\s+[–—-]\s.*\d)?$/u.test(name.slice(other.length)),
  );
  return shorter ?? name;
}

/** Where title and address name the page alike, a main heading without a word of either is a slogan. */
function nameOverSlogan(page: PageFacts, view: SiteView): string | null {
  const written = mainHeading(page, view) ?? "";
  const heading = new Set(tokensOf(written));
  const address = tokensOf(addressWords(page.url) ?? "");
  const title = titleName(page.head.titles[0], page, view);
  const [name = ""] = (title ?? "").split(SEPARATOR);
  const named = new Set(tokensOf(name));
  const isSlogan = heading.size > 0 && ![...named, ...address].some((word) => heading.has(word));
  return isSlogan &&
    (named.size > 1 || /[.!]$/u.test(written)) &&
    address.length > 0 &&
    address.filter((word) => named.has(word)).length >= LIKE * address.length
    ? name
    : null;
}

/** What links and address call a page alike, where its title speaks to searchers of something else. */
function nameOverPitch(page: PageFacts, view: SiteView): string | null {
  const address = addressWords(page.url) ?? "";
  const said = new Set(tokensOf(page.head.titles.join(" ")));
  const words = tokensOf(address);
  if (words.length < 2 || words.some((word) => said.has(word))) return null;
  return linkNames(page, view).find((name) => tokensOf(name).join(" ") === words.join(" ")) ?? null;
}

/** A title without the site's name and without what the template puts before and behind each. */
const withoutNames = (title: string, page: PageFacts, view: SiteView): string =>
  withoutTail(withoutSiteName(withoutHead(title, view.site.pages), view.nameOn(page)), page, view.site.pages);

/** A list of posts is not named by its first. */
const onlyOne = <T>(items: readonly T[]): T | undefined => (items.length === 1 ? items[0] : undefined);

/** Markup may keep a headline in another language than the page, where no reader meets it. */
function shownHeadline(page: PageFacts): string | null {
  const headline = oneLine(said(onlyOne(entities(page, "Article", "BlogPosting", "NewsArticle")), "headline") ?? "");
  const shown = [...page.head.titles, ...page.headings.map(({ text }) => text)].map((text) =>
    oneLine(text).toLowerCase(),
  );
  return shown.some((text) => text.includes(headline.toLowerCase())) ? headline : null;
}

const MOST_NAMESAKES = 2;

/** A heading of lower rank that says what another of the page's names says: the title of pages whose h1 is the logo. */
function headingLike(
  others: readonly (string | null | undefined)[],
  page: PageFacts,
  view: SiteView,
  isLike: (text: string, url: string) => boolean = () => false,
): string | null {
  const found = page.headings.find(
    ({ level, text, region }) =>
      level > 1 &&
      region !== "footer" &&
      !view.isShared(text) &&
      headingTimes(text, view) < FRAME &&
      (saysSame(text, others) || isLike(text, page.url)),
  );
  return found ? oneLine(found.text) : null;
}

const FRAME = 3;

/** Addresses leave words out. */
function likeAddress(text: string, url: string): boolean {
  const address = tokensOf(addressWords(url) ?? "");
  const words = new Set(tokensOf(text));
  return address.length > 1 && address.filter((word) => words.has(word)).length >= LIKE * address.length;
}

const LIKE = 0.6;

const ABOUT_ONE: ReadonlySet<PageFacts["kind"]> = new Set(["product", "article"]);

/** Pages about one thing head it first; in the highest rank that they have, and nowhere else on the site. */
function onlyHeading(page: PageFacts, view: SiteView): string | null {
  if (!ABOUT_ONE.has(page.kind)) return null;
  const own = page.headings.filter(
    ({ level, text, region }) =>
      level > 1 && oneLine(text) !== "" && (region === "main" || region === "body") && headingTimes(text, view) === 1,
  );
  const rank = Math.min(...own.map(({ level }) => level));
  return own.find(({ level }) => level === rank)?.text ?? null;
}

import { itemAt, type PageFacts, type SiteFacts } from "@audit/facts";
import { cutAtWord, oneLine } from "../escape/plain.ts";
import { hasTagline, isHostShaped } from "../reading/site-names.ts";
import { isMereSort } from "../reading/sort-names.ts";
import { entities, organizationOf, said } from "./entities.ts";
import { markedName, statedName } from "./stated-name.ts";

const SEPARATED = /\s+[|–—·•»-]\s+/u;

/** The most frequent value; ties go to the first in code-point order, so that page order does not matter. */
export function mostFrequent(values: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const ranked = [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return ranked[0]?.[0] ?? null;
}

/** A whole title that many pages share is the site's name only when it is as short as one. */
const LONGEST_NAME = 30;

const homeOf = (site: SiteFacts): PageFacts | undefined =>
  site.pages.find((page) => page.url === site.home && page.isHtml) ??
  site.pages.find((page) => page.kind === "home" && page.isHtml);

/** What the site calls itself: stated on the home page or on several others, the end shared by its titles, or its host. */
export function siteName(site: SiteFacts): string {
  const home = homeOf(site);
  const candidates = home
    ? [
        said(entities(home, "WebSite")[0], "name"),
        said(organizationOf(home), "name"),
        home.head.openGraph["og:site_name"],
      ]
    : [];
  const readers = [
    ...candidates.map((name) => () => oneLine(name ?? "")),
    () => statedName(inHomeLanguage(site), site.registrableDomain),
    () => titleEnding(site),
    () => titleBeginning(site),
    () => logoName(home),
    () => nameInOnlyTitle(site),
    () => markedName(site.pages, site.registrableDomain),
  ];
  const found: string[] = [];
  for (const read of readers) {
    const name = read() ?? "";
    if (name === "" || name.length > 60 || isMereSort(name, site.registrableDomain)) continue;
    // A host and a name with a line about the house stand in where the site has no plainer name.
    if (!isHostShaped(name) && !hasTagline(name)) return name;
    found.push(name);
  }
  return found.find((name) => !isHostShaped(name)) ?? found[0] ?? site.registrableDomain;
}

/**
 * Of one title on all pages ("Acme – Hand made mugs") the part that the domain repeats, else the one of fewest words: a
 * name is shorter than what it stands for.
 */
function nameInOnlyTitle(site: SiteFacts): string | null {
  const titles = new Set(titlesOf(site).map(oneLine));
  const [only = ""] = titles;
  const parts = only.split(SEPARATED).filter((part) => part.length <= LONGEST_NAME);
  if (titles.size !== 1 || parts.length < 2) return parts.length === 1 && titles.size === 1 ? (parts[0] ?? null) : null;
  const domain = lettersOf(site.registrableDomain);
  const words = (part: string): number => part.split(/\s+/).length;
  return (
    parts.find((part) => lettersOf(part) !== "" && domain.includes(lettersOf(part))) ??
    itemAt(
      parts.toSorted((a, b) => words(a) - words(b)),
      0,
    )
  );
}

const lettersOf = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join("");

const titlesOf = (site: SiteFacts): string[] =>
  site.pages.flatMap((page) => (page.response.status === 200 ? page.head.titles.slice(0, 1) : []));

/** What the picture that leads home is called. */
function logoName(home: PageFacts | undefined): string | null {
  const link = home?.links.find((one) => one.url === home.url && oneLine(one.text || one.label) !== "");
  const name = oneLine(link?.text || link?.label || "")
    .replace(/\blogo\b/i, "")
    .trim();
  return name !== "" && name.length <= LONGEST_NAME && !/^(home|start|index)/i.test(name) ? name : null;
}

/** What at least half of the titles (and three) share: the part after the last separator, or all of it. */
export function titleEnding(site: SiteFacts): string | null {
  const titles = titlesOf(site);
  // One title for all pages ends in the same words whatever they mean.
  if (new Set(titles.map(oneLine)).size === 1 && SEPARATED.test(oneLine(itemAt(titles, 0)))) return null;
  const endings = titles.flatMap((title) => {
    const parts = oneLine(title).split(SEPARATED);
    const ending = parts.at(-1) ?? "";
    return parts.length > 1 || ending.length <= LONGEST_NAME ? [ending] : [];
  });
  const ending = mostFrequent(endings);
  const timesOf = (one: string | null): number => endings.filter((other) => other === one).length;
  // A shop in three languages has three names; the one of its home page is its own.
  const ownTitle = oneLine(homeOf(site)?.head.titles[0] ?? "").split(SEPARATED);
  const own = ownTitle.at(-1) ?? null;
  if (own !== null && own.length <= LONGEST_NAME && timesOf(own) >= FEWEST_TITLES) return own;
  return ending &&
    timesOf(ending) >= FEWEST_TITLES &&
    timesOf(ending) * 2 >= titles.length &&
    !isOfOneKind(ending, site)
    ? cutAtWord(ending, 60)
    : null;
}

/** What ends the titles of one kind of page and stands in none of several others names that kind, not the site. */
function isOfOneKind(ending: string, { pages }: SiteFacts): boolean {
  const titled = pages.filter(({ response, head }) => response.status === 200 && head.titles.length > 0);
  const [having, lacking] = [true, false].map((has) =>
    titled.filter(({ head }) => oneLine(head.titles[0] ?? "").includes(ending) === has),
  );
  const kinds = new Set(having?.map(({ kind }) => kind));
  const others = lacking?.filter(({ kind }) => !kinds.has(kind)) ?? [];
  return kinds.size === 1 && others.length >= FEWEST_TITLES;
}

/** What two thirds of the titles in the home page's language begin with, where they differ behind it. */
const titleBeginning = (site: SiteFacts): string | null => beginningOf(inHomeLanguage(site));

function inHomeLanguage(site: SiteFacts): PageFacts[] {
  const home = homeOf(site);
  const served = site.pages.filter(({ response }) => response.status === 200);
  return home === undefined ? served : served.filter((page) => languageOf(page) === languageOf(home));
}

function beginningOf(pages: readonly PageFacts[]): string | null {
  const titles = [...new Set(pages.map(({ head }) => oneLine(head.titles[0] ?? "")).filter((title) => title !== ""))];
  const beginnings = titles.flatMap((title) => {
    const parts = title.split(SEPARATED);
    return parts.length > 1 ? [parts[0] ?? ""] : [];
  });
  const beginning = mostFrequent(beginnings);
  const times = beginnings.filter((one) => one === beginning).length;
  const isName = beginning !== null && beginning !== "" && beginning.length <= LONGEST_NAME;
  return isName && times >= FEWEST_TITLES && times * 3 >= titles.length * 2 ? beginning : null;
}

const FEWEST_TITLES = 3;

/** What the pages in each language end their titles with, where at least half of them (and three) do, else begin with. */
export function namesByLanguage(site: SiteFacts): ReadonlyMap<string, string> {
  const served = site.pages.filter((page) => page.response.status === 200 && page.isHtml);
  const names = new Map<string, string>();
  for (const [language, pages] of Map.groupBy(served, languageOf)) {
    const endings = pages.map(({ head }) => oneLine(head.titles[0] ?? "").split(SEPARATED));
    const named = endings.flatMap((parts) =>
      parts.length > 1 && (parts.at(-1) ?? "").length <= LONGEST_NAME ? (parts.at(-1) ?? []) : [],
    );
    const name = mostFrequent(named);
    const times = named.filter((one) => one === name).length;
    const isEnding = name !== null && times >= FEWEST_TITLES && times * 2 >= pages.length;
    const found = isEnding ? name : beginningOf(pages);
    if (found !== null && !isMereSort(found, site.registrableDomain)) names.set(language, found);
  }
  return names;
}

export const languageOf = ({ head }: PageFacts): string =>
  oneLine(head.lang ?? "")
    .toLowerCase()
    .split("-")[0]!;

/** Systems that answer each address themselves; written out as files they are not there to be set up. */
const SERVERS: ReadonlySet<string> = new Set([
  "wordpress",
  "woocommerce",
  "magento",
  "prestashop",
  "shopware",
  "opencart",
  "drupal",
  "joomla",
  "typo3",
]);
const COPIED = 0.5;

/** The system behind the site; null where none is told, and where the site is a copy of its pages as files. */
export function sitePlatform(site: SiteFacts): string | null {
  const name = mostFrequent(site.pages.flatMap((page) => (page.tech.platform ? [page.tech.platform] : [])));
  return name !== null && isCopied(site, name) ? null : name;
}

/** None of these hosts and frameworks ends its addresses in ".html". */
const WITHOUT_ENDING: ReadonlySet<string> = new Set([
  "shopify",
  "bigcommerce",
  "wix",
  "squarespace",
  "webflow",
  "next",
  "nuxt",
  "gatsby",
]);

/** A system that answers each address itself ends none in "/index.html". */
function isCopied({ pages, home }: SiteFacts, name: string): boolean {
  const file = WITHOUT_ENDING.has(name) ? /\.html?$/ : SERVERS.has(name) ? /\/index\.html$/ : null;
  const served = pages.filter(({ url, isHtml, response }) => isHtml && response.status === 200 && url !== home);
  const copied = served.filter(({ url }) => file?.test(new URL(url).pathname) === true);
  return served.length > 0 && copied.length >= served.length * COPIED;
}

export const siteLanguage = (site: SiteFacts): string | null =>
  oneLine(homeOf(site)?.head.lang ?? "") ||
  mostFrequent(site.pages.flatMap((page) => (page.head.lang ? [oneLine(page.head.lang)] : [])));

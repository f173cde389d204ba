import type { PageFacts, SiteFacts } from "@audit/facts";
import { cutAtWord, oneLine } from "../escape/plain.ts";
import { entities, organizationOf, said } from "./entities.ts";

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

/** What the site calls itself: markup of the home page, og:site_name, the end shared by its titles, or its host. */
export function siteName(site: SiteFacts): string {
  const home = homeOf(site);
  const candidates = home
    ? [
        said(entities(home, "WebSite")[0], "name"),
        said(organizationOf(home), "name"),
        home.head.openGraph["og:site_name"],
      ]
    : [];
  const named = candidates.map((name) => oneLine(name ?? "")).find((name) => name !== "" && name.length <= 60);
  return named ?? titleEnding(site) ?? logoName(home) ?? site.registrableDomain;
}

/** What the picture that leads home is called. */
function logoName(home: PageFacts | undefined): string | null {
  const link = home?.links.find((one) => one.url === home.url && oneLine(one.text || one.label) !== "");
  const name = oneLine(link?.text || link?.label || "")
    .replace(/\blogo\b/i, "")
    .trim();
  return name !== "" && name.length <= LONGEST_NAME && !/^(home|start|index)/i.test(name) ? name : null;
}

/** What at least half of the titles (and three) share: the part after the last separator, or all of it. */
function titleEnding(site: SiteFacts): string | null {
  const titles = site.pages.flatMap((page) => (page.response.status === 200 ? page.head.titles.slice(0, 1) : []));
  // One title for all pages ends in the same words whatever they mean.
  if (new Set(titles.map(oneLine)).size === 1 && SEPARATED.test(oneLine(titles[0]!))) return null;
  const endings = titles.flatMap((title) => {
    const parts = oneLine(title).split(SEPARATED);
    const ending = parts.at(-1)!;
    return parts.length > 1 || ending.length <= LONGEST_NAME ? [ending] : [];
  });
  const ending = mostFrequent(endings);
  const times = endings.filter((one) => one === ending).length;
  return ending && times >= 3 && times * 2 >= titles.length ? cutAtWord(ending, 60) : null;
}

export const sitePlatform = (site: SiteFacts): string | null =>
  mostFrequent(site.pages.flatMap((page) => (page.tech.platform ? [page.tech.platform] : [])));

export const siteLanguage = (site: SiteFacts): string | null =>
  mostFrequent(site.pages.flatMap((page) => (page.head.lang ? [oneLine(page.head.lang)] : [])));

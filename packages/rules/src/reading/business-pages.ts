import { type LinkGraph, type PageFacts, readMeanings, type SiteFacts } from "@audit/facts";
import {
  businessLanguages,
  businessWords,
  type BusinessPage,
  listedLanguages,
  policyHosts,
} from "../knowledge/business-pages.ts";
import { remembered } from "../remembered.ts";
import { notApplicable, fail, pass, unknown, type Verdict } from "../verdict.ts";
import { languageOf } from "./language.ts";
import { noted } from "./noted.ts";
import { pagesByUrl } from "./page-index.ts";
import { holdsTerms, saysInTerms } from "./terms-pages.ts";
import { countWords, normalised } from "./words.ts";
import { decoded } from "./decoded.ts";

type Source = Pick<SiteFacts, "home" | "pages" | "graph" | "coverage" | "profile">;

const MOST_WORDS = 6;
const MOST_LETTERS = 60;
/** A menu or footer that leads anywhere has more words. */
const LEAST_FRAME_WORDS = 10;
/** So many dead addresses for one that works are a site that lies there in part. */
const MOST_DEAD = 4;
/** Reasons that leave addresses unread which might hold the page or the link to it. */
const CUT = new Set(["limit", "bot-wall", "error", "unjudged"]);

/** How far the search for a page went. */
export type LookedAt = { readonly addressesLookedAt: number; readonly pagesCrawled: number };

/**
 * Looks for a page of the business among all addresses that are known, crawled or only linked to: by link text, address,
 * title and headings. A fault only when the whole site was read, in a language whose words are known.
 */
export function judgeBusinessPage(site: Source, page: BusinessPage, example: string): Verdict<LookedAt> {
  if (site.pages.length === 0) return notApplicable();
  const words = businessWords[page];
  const { languages } = site.profile;
  const others = languages.filter((language) => !listedLanguages.has(language));
  const isInOthers = languages.length === 0 || others.length > 0;
  const isNamed = (text: string): boolean =>
    words.test(text) || (isInOthers && readMeanings(text, others, [page]).length > 0);
  if (linkedNames(site).some(isNamed) || writtenNames(site).some(isNamed)) return pass();
  const doubt =
    doubtAbout(site) ??
    (HOSTED.has(page) ? (hostedElsewhere(site.pages) ?? linkedElsewhere(site.pages, isNamed)) : null) ??
    (page === "privacy" ? saidElsewhere(site.pages, isNamed) : null) ??
    (IN_TERMS.has(page) ? doubtAboutTerms(site.pages, isNamed) : null);
  if (doubt !== null) return unknown(doubt);
  const saw = { addressesLookedAt: site.graph.urls.length, pagesCrawled: site.coverage.pages };
  return fail({ at: "links and addresses of the whole site", saw, expected: `a linked page such as "${example}"` });
}

/** Why the absence of a page can't be claimed, or null when it can. */
const doubtAbout = oncePerSite(({ home, pages, coverage }: Source): string | null => {
  const html = pages.filter(({ isHtml, response }) => isHtml && response.status === 200);
  if (html.length === 0) return "No page could be read.";
  const dead = pages.filter(({ response }) => response.status >= 400).length;
  if (dead > html.length * MOST_DEAD) return "Nearly all addresses that the site leads to answer with an error.";
  if (html.some(({ tech }) => tech.botWall !== null)) return "A bot wall kept some pages from us.";
  if (coverage.notCrawled.some(({ reason, count }) => CUT.has(reason) && count > 0)) {
    return "Not all pages were crawled; the page may be among the rest.";
  }
  const start = html.find(({ url }) => url === home) ?? html[0]!;
  if (start.tech.jsShell) return "The home page is built by script, so its links could not be read.";
  if ((start.structure.vacant ?? 0) > 0 && start.text.words - start.text.mainWords < LEAST_FRAME_WORDS)
    return "Scripts fill places of the home page, and its frame names no pages without them.";
  const language = languageOf(start.head.lang);
  if (language !== null && !businessLanguages.has(language)) {
    return `We don't know what such a page is called in the site's language (${language}).`;
  }
  return null;
});

/** What shops also tell on a page about several terms, or among questions and answers. */
const IN_TERMS: ReadonlySet<BusinessPage> = new Set(["shipping", "returns"]);

/** Terms that we can't find on a page about terms may stand there in other words than ours. */
function doubtAboutTerms(pages: readonly PageFacts[], isNamed: (text: string) => boolean): string | null {
  const found = pages.find((page) => saysInTerms(page, isNamed));
  if (found !== undefined) return `No page is named after it, but ${found.url} speaks of it.`;
  const holding = pages.find(holdsTerms);
  return holding === undefined ? null : `It may stand on ${holding.url} in words that we don't know.`;
}

/** Pages that legal services write and host for shops. */
const HOSTED: ReadonlySet<BusinessPage> = new Set(["privacy", "terms"]);

/** A legal page or the contact page may hold the text as a part, or link to where it lies on another site. */
function saidElsewhere(pages: readonly PageFacts[], isNamed: (text: string) => boolean): string | null {
  const found = pages.find(
    (page) =>
      saysInTerms(page, isNamed) ||
      (page.kind === "contact" && page.text.paragraphs.some((text) => isShort(text) && isNamed(normalised(text)))),
  );
  return found === undefined ? null : `No page is named after it, but ${found.url} speaks of it.`;
}

/** Texts that a service holds for the site are linked from its frame, as pages of its own are. */
function linkedElsewhere(pages: readonly PageFacts[], isNamed: (text: string) => boolean): string | null {
  for (const { claims } of pages) {
    const found = claims.elsewhere.find(({ text }) => isShort(text) && isNamed(normalised(text)));
    if (found !== undefined) return `The frame of the pages leads to “${found.text}” on ${found.host}.`;
  }
  return null;
}

/** Links to other sites are not among the site's facts, but the scripts of services that host legal texts are. */
function hostedElsewhere(pages: readonly PageFacts[]): string | null {
  const host = pages.map(policyHostOf).find((found) => found !== null);
  return host ? `The site uses ${host}, which may host the page.` : null;
}

const policyHostOf = noted(({ resources }): string | null => {
  for (const list of [resources.scripts, resources.iframes]) {
    for (const { url } of list) {
      const host = url === null ? "" : policyHostAt(url);
      if (host !== "") return host;
    }
  }
  return null;
});

/** The same scripts are on all pages of a site. */
const policyHostAt = remembered((url): string => policyHosts.exec(url)?.[1] ?? "");

/**
 * Distinct short link texts and path segments of all addresses, lower case. A link to a page that answers with an error
 * is no page.
 */
const linkedNames = oncePerSite(({ graph, home, pages }: Source): string[] => {
  const crawled = pagesByUrl(pages);
  const texts = new Set<string>();
  const segments = new Set<string>();
  for (const [node, url] of graph.urls.entries()) {
    if (url === home || (crawled.get(url)?.response.status ?? 200) >= 400) continue;
    texts.add(graph.anchorOf(node));
    for (const segment of new URL(url).pathname.split("/")) segments.add(segment);
  }
  for (const segment of segments) texts.add(wordsOf(segment));
  return namesAmong(texts);
});

const NONE: readonly string[] = [];

const TITLE_PARTS = /\s+[|–—·•»:-]\s+/u;

/** Headings, summaries and the title of a page that may be short enough to name another page, or a part of this one. */
const briefTexts = noted((page): readonly string[] => {
  if (!page.isHtml || page.response.status !== 200) return NONE;
  const texts: string[] = [];
  for (const { text } of page.headings) if (text !== "" && text.length <= MOST_LETTERS) texts.push(text);
  for (const text of (page.head.titles[0] ?? "").split(TITLE_PARTS)) if (text !== "") texts.push(text);
  for (const text of page.structure.summaries) if (text !== "" && text.length <= MOST_LETTERS) texts.push(text);
  return texts.length === 0 ? NONE : texts;
});

/**
 * Distinct short headings, summaries and parts of titles of all pages, lower case: on one-page sites a section with such a heading is
 * enough. Asked for last, as most sites link to such a page by its name.
 */
const writtenNames = oncePerSite(({ pages }: Source): string[] => {
  const texts = new Set<string>();
  for (const page of pages) for (const text of briefTexts(page)) texts.add(text);
  return namesAmong(texts);
});

const namesAmong = (texts: ReadonlySet<string>): string[] => [...new Set([...texts].filter(isShort).map(normalised))];

/** The graph stands for its site: each of the rules asks for the same names. */
function oncePerSite<T>(read: (site: Source) => T): (site: Source) => T {
  const known = new WeakMap<LinkGraph, { readonly value: T }>();
  return (site) => {
    const cached = known.get(site.graph) ?? { value: read(site) };
    known.set(site.graph, cached);
    return cached.value;
  };
}

/** Longer texts only mention the thing, as the headline of an article does. */
const isShort = (text: string): boolean => text !== "" && text.length <= MOST_LETTERS && countWords(text) <= MOST_WORDS;

/** "about-us.html" is "about us". */
const wordsOf = (segment: string): string =>
  decoded(segment)
    .replace(/\.\w+$/, "")
    .replace(/[-_.+]+/g, " ");

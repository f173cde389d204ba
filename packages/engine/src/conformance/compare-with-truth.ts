import type { AuditJson, PageJson } from "../audit-json.ts";
import { emptySegmentException } from "./exceptions.ts";
import type { Tally } from "./tally.ts";

interface PageTruth {
  title: string | null;
  titleCount: number;
  description: string | null;
  h1: string[];
  canonical: string[];
  lang: string | null;
  img: number;
  imgNoAlt: number;
  imgEmptyAlt: number;
  jsonld: { count: number; invalid: number };
  hreflang: unknown[];
}

/** What was measured of a site by other parsers and another crawler. Keys are paths with query. */
export interface SiteTruth {
  pages: Record<string, PageTruth>;
  broken: Record<string, unknown>;
  lists: { disallowedByRobots: string[] };
}

const pathOf = (address: string): string => {
  const url = URL.parse(address);
  return url ? url.pathname + url.search : address;
};
// The truth was measured on another loopback port: any loopback address counts as the site itself.
const local = (url: URL): string =>
  /^(127\.0\.0\.1|localhost)$/.test(url.hostname) ? url.pathname + url.search : url.href;
const collapse = (text: string | null): string => (text ?? "").replace(/\s+/g, " ").trim();

type Field = readonly [(truth: PageTruth, path: string) => unknown, (page: PageJson) => unknown];

function fieldsOf(host: string): Record<string, Field> {
  return {
    title: [(truth) => collapse(truth.title), (page) => collapse(page.title)],
    titleCount: [(truth) => truth.titleCount, (page) => page.titleCount],
    description: [(truth) => collapse(truth.description), (page) => collapse(page.description)],
    h1: [(truth) => truth.h1.map(collapse), (page) => page.h1.map(collapse)],
    canonical: [
      ({ canonical: [first] }, path) => (first ? local(new URL(first, `http://${host}${path}`)) : ""),
      (page) => (page.canonical ? local(new URL(page.canonical, page.url)) : ""),
    ],
    lang: [(truth) => (truth.lang ?? "").toLowerCase(), (page) => (page.lang ?? "").toLowerCase()],
    images: [(truth) => truth.img, (page) => page.images.total],
    imagesNoAlt: [(truth) => truth.imgNoAlt, (page) => page.images.noAlt],
    imagesEmptyAlt: [(truth) => truth.imgEmptyAlt, (page) => page.images.emptyAlt],
    jsonldBlocks: [(truth) => truth.jsonld.count, (page) => page.jsonld.blocks],
    jsonldInvalid: [(truth) => truth.jsonld.invalid, (page) => page.jsonld.invalid],
    hreflang: [(truth) => truth.hreflang.length, (page) => page.hreflang.length],
  };
}

/** Holds an audit against the truth: every page reached, each field of it, every broken link seen. */
export function compareWithTruth(site: string, truth: SiteTruth, audit: AuditJson, tally: Tally): void {
  const { host } = new URL(audit.site.finalUrl);
  const isPage = (page: PageJson): boolean =>
    page.status === 200 && new URL(page.url).host === host && (page.contentType ?? "").includes("html");
  const pages = new Map(audit.pages.filter(isPage).map((page) => [pathOf(page.url), page]));
  const disallowed = new Set(truth.lists.disallowedByRobots.map(pathOf));
  const fields = Object.entries(fieldsOf(host));
  for (const [path, wanted] of Object.entries(truth.pages)) {
    if (disallowed.has(path)) continue;
    const page = pages.get(path);
    tally.hold(`${site} page crawled`, true, page !== undefined, path);
    if (!page) continue;
    for (const [name, [want, got]] of fields) tally.hold(`${site} ${name}`, want(wanted, path), got(page), path);
  }
  const broken = new Set(audit.pages.filter((page) => page.status >= 400).map((page) => pathOf(page.url)));
  for (const path of Object.keys(truth.broken)) {
    if (emptySegmentException.covers(pathOf(path), broken)) tally.leaveOut(emptySegmentException.reason);
    else tally.hold(`${site} broken link seen`, true, broken.has(pathOf(path)), path);
  }
}

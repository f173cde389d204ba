import type { LinkGraph } from "./graph/link-graph.ts";
import type { FetchFailureKind } from "./capture.ts";
import type { FieldVitals } from "./field-vitals.ts";
import type { PageFacts, PageKind } from "./page-facts.ts";
import type { RenderingFacts } from "./rendering.ts";
import type { RobotsTxt } from "./robots/parse-robots.ts";
import type { SearchPerformance } from "./search-performance.ts";
import type { TlsFacts } from "./tls.ts";

export interface RobotsFacts {
  url: string;
  /** Status of the last hop, 0 when no response came. */
  status: number;
  contentType: string | null;
  bytes: number;
  /** "parsed", "absent" (4xx: all allowed) or "unreachable" (5xx, network: all disallowed), RFC 9309 section 2.3.1. */
  outcome: "parsed" | "absent" | "unreachable";
  /** At most 500 KiB. */
  text: string;
  rules: RobotsTxt;
}

export interface SitemapEntry {
  url: string;
  lastmod: string | null;
  alternates: { lang: string; url: string }[];
  images: number;
}

export interface SitemapFile {
  url: string;
  status: number;
  kind: "urlset" | "index" | "text" | "feed" | "unknown";
  bytes: number;
  urls: number;
  /** One plain sentence when the file is not well-formed or against the protocol. */
  error: string | null;
  from: "robots" | "default" | "index";
}

export interface SitemapFacts {
  files: SitemapFile[];
  /** Distinct by URL; at most 50,000. */
  entries: SitemapEntry[];
  truncated: boolean;
}

/** The answer to one small request made beside the crawl; status 0 = no answer, null = not asked. */
export interface Probe {
  url: string;
  status: number;
  redirectTo: string | null;
  contentType: string | null;
  /** First 20,000 characters when it is text. */
  text: string | null;
  /** Why no answer came. */
  failure?: FetchFailureKind | null;
}

/** A script or stylesheet of the site, asked for by itself. */
export interface FileProbe {
  url: string;
  /** A page that uses it. */
  from: string;
  status: number;
  failure: FetchFailureKind | null;
  contentType: string | null;
  cacheControl: string | null;
  /** Content-Length, or null when it is not told. */
  bytes?: number | null;
}

/**
 * A page asked for once more in another way: as a phone, in another language, behind the last page of its list, with the
 * other form of its final slash, on condition that it has changed, with the name of an AI agent
 * or a search engine, past every cache, or with
 * a word in the query that the page has no reason to show.
 */
export interface PageView {
  as:
    | "smartphone"
    | "other-language"
    | "beyond-last"
    | "other-slash"
    | "if-changed"
    | "ai-agent"
    | "search-engine"
    | "fresh"
    | "echo";
  /** The page as crawled, or the list that was asked beyond its end. */
  of: string;
  /** What came; `page.url` is the address asked for. */
  page: PageFacts;
  /** The header that made the difference, e.g. "de-DE". */
  sent: string | null;
}

export interface SiteProbes {
  /** An address that can't exist: shows whether errors answer 404. */
  notFound: Probe | null;
  /** http:// form of an https site. */
  httpHome: Probe | null;
  /** The other of www / bare host. */
  otherHost: Probe | null;
  llmsTxt: Probe | null;
  favicon: Probe | null;
  /** At most a dozen; absent in records of earlier versions. */
  files?: FileProbe[];
  /** Images of the same pages on the site's own hosts, at most a dozen; absent in records of earlier versions. */
  images?: FileProbe[];
  /** At most one or two of each kind, two dozen under names of others; absent in records of earlier versions. */
  views?: PageView[];
  /** Null when the site is not served over https; absent when there was no room to look, and in earlier records. */
  tls?: TlsFacts | null;
}

/** A cluster of alike pages: one layout, one purpose. */
export interface Template {
  /** Stable between runs while kind and address pattern stay: e.g. "product:/products/*". */
  id: string;
  kind: PageKind;
  /** For people, e.g. "Product pages (/products/*)". */
  label: string;
  /** Indices into SiteFacts.pages. */
  pages: number[];
}

export type NotCrawledReason = "robots" | "limit" | "bot-wall" | "trap" | "error" | "off-site" | "unjudged";

export interface Coverage {
  /** HTML pages with status 200. */
  pages: number;
  requests: number;
  /** Distinct on-site addresses known. */
  known: number;
  notCrawled: { reason: NotCrawledReason; count: number; examples: string[] }[];
}

/** The whole site after the last page: what site rules and the planner may know. */
export interface SiteFacts {
  /** As submitted. */
  start: string;
  /** Where the start address ended after redirects. */
  home: string;
  /** Public suffix + 1 by the private list; the host itself for addresses and localhost. */
  registrableDomain: string;
  robots: RobotsFacts;
  sitemaps: SitemapFacts;
  probes: SiteProbes;
  /** One per fetched URL in fetch order, `links` emptied. */
  pages: PageFacts[];
  graph: LinkGraph;
  /** Template index of each page, -1 for what is not a 200 HTML page. */
  templateOf: Int32Array;
  templates: Template[];
  /** Groups (2 or more page indices) of indexable pages with the same main text. */
  exactDuplicates: number[][];
  /** Groups of indexable pages whose SimHash differs in at most 3 of 64 bits, exact ones left out. */
  nearDuplicates: number[][];
  coverage: Coverage;
  rendering: RenderingFacts;
  /** What visitors measured, where a source is connected. */
  fieldVitals: FieldVitals;
  /** What searchers clicked, where its owner connected a source. */
  searchPerformance: SearchPerformance;
}

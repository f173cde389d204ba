import type { AddressForm } from "./site/find-address-forms.ts";
import type { LinkGraph } from "./graph/link-graph.ts";
import type { FetchFailureKind } from "./capture.ts";
import type { FieldVitals } from "./field-vitals.ts";
import type { SiteMeaning, SiteProfile } from "./meaning/site-meaning.ts";
import type { PageFacts, PageKind } from "./page-facts.ts";
import type { PictureSize } from "./pictures/read-picture-size.ts";
import type { RenderingFacts } from "./rendering.ts";
import type { RobotsTxt } from "./robots/parse-robots.ts";
import type { SearchPerformance } from "./search-performance.ts";
import type { TlsFacts } from "./tls.ts";

export interface RobotsFacts {
  readonly url: string;
  /** Status of the last hop, 0 when no response came. */
  readonly status: number;
  readonly contentType: string | null;
  readonly bytes: number;
  /** "parsed", "absent" (4xx: all allowed) or "unreachable" (5xx, network: all disallowed), RFC 9309 section 2.3.1. */
  readonly outcome: "parsed" | "absent" | "unreachable";
  /** At most 500 KiB. */
  readonly text: string;
  readonly rules: RobotsTxt;
}

export interface SitemapEntry {
  readonly url: string;
  readonly lastmod: string | null;
  readonly alternates: readonly { readonly lang: string; readonly url: string }[];
  readonly images: number;
  /** Address of the file that names it first; absent in records of earlier versions. */
  readonly file?: string;
}

export interface SitemapFile {
  readonly url: string;
  readonly status: number;
  readonly kind: "urlset" | "index" | "text" | "feed" | "unknown";
  readonly bytes: number;
  readonly urls: number;
  /** One plain sentence when the file is not well-formed or against the protocol. */
  readonly error: string | null;
  readonly from: "robots" | "default" | "index";
}

export interface SitemapFacts {
  readonly files: readonly SitemapFile[];
  /** Distinct by URL; at most 50,000. */
  readonly entries: readonly SitemapEntry[];
  readonly truncated: boolean;
}

/** The answer to one small request made beside the crawl; status 0 = no answer, null = not asked. */
export interface Probe {
  readonly url: string;
  readonly status: number;
  readonly redirectTo: string | null;
  readonly contentType: string | null;
  /** First 20,000 characters when it is text. */
  readonly text: string | null;
  /** Why no answer came. */
  readonly failure?: FetchFailureKind | null;
}

/** A script or stylesheet of the site, asked for by itself. */
export interface FileProbe {
  readonly url: string;
  /** A page that uses it. */
  readonly from: string;
  readonly status: number;
  readonly failure: FetchFailureKind | null;
  readonly contentType: string | null;
  readonly cacheControl: string | null;
  /** Content-Length, or null when it is not told. */
  readonly bytes?: number | null;
  /** Of a picture whose first bytes told it; absent for other files and in records of earlier versions. */
  readonly size?: PictureSize | null;
}

/** A script file of a page whose forms name nobody to send to. */
export interface ScriptProbe {
  readonly url: string;
  /** Whether it has a way to send or hand over what is filled in; null where it was not read as a whole. */
  readonly maySend: boolean | null;
  /** Whether it takes over what forms do when they are sent. */
  readonly takesOver: boolean;
}

/**
 * A page asked for once more in another way: as a phone, in another language, behind the last page of its list, with the
 * other form of its final slash, on condition that it has changed, with the name of an AI agent
 * or a search engine, past every cache, or with
 * a word in the query that the page has no reason to show.
 */
export interface PageView {
  readonly as:
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
  readonly of: string;
  /** What came; `page.url` is the address asked for. */
  readonly page: PageFacts;
  /** The header that made the difference, e.g. "de-DE". */
  readonly sent: string | null;
}

export interface SiteProbes {
  /** An address that can't exist: shows whether errors answer 404. */
  readonly notFound: Probe | null;
  /** http:// form of an https site. */
  readonly httpHome: Probe | null;
  /** The other of www / bare host. */
  readonly otherHost: Probe | null;
  readonly llmsTxt: Probe | null;
  readonly favicon: Probe | null;
  /**
   * robots.txt in the folder that the site starts in: no crawler reads it there, but all do once the site moves to a
   * host of its own. Null where the site starts at the root; absent in records of earlier versions.
   */
  readonly folderRobots?: Probe | null;
  /** At most a dozen; absent in records of earlier versions. */
  readonly files?: readonly FileProbe[];
  /** Pictures of pages all over the site, on its own hosts, at most 150; absent in records of earlier versions. */
  readonly images?: readonly FileProbe[];
  /** At most a dozen, of the site's own hosts; absent in records of earlier versions. */
  readonly scripts?: readonly ScriptProbe[];
  /** At most one or two of each kind, two dozen under names of others; absent in records of earlier versions. */
  readonly views?: readonly PageView[];
  /** Null when the site is not served over https; absent when there was no room to look, and in earlier records. */
  readonly tls?: TlsFacts | null;
}

/** A cluster of alike pages: one layout, one purpose. */
export interface Template {
  /** Stable between runs while kind and address pattern stay: e.g. "product:/products/*". */
  readonly id: string;
  readonly kind: PageKind;
  /** For people, e.g. "Product pages (/products/*)". */
  readonly label: string;
  /** Indices into SiteFacts.pages. */
  readonly pages: readonly number[];
}

export type NotCrawledReason = "robots" | "limit" | "bot-wall" | "trap" | "error" | "off-site" | "unjudged";

export interface Coverage {
  /** HTML pages with status 200. */
  readonly pages: number;
  readonly requests: number;
  /** Distinct on-site addresses known. */
  readonly known: number;
  readonly notCrawled: readonly {
    readonly reason: NotCrawledReason;
    readonly count: number;
    readonly examples: readonly string[];
  }[];
}

/** The whole site after the last page: what site rules and the planner may know. */
export interface SiteFacts {
  /** As submitted. */
  readonly start: string;
  /** Where the start address ended after redirects. */
  readonly home: string;
  /** Public suffix + 1 by the private list; the host itself for addresses and localhost. */
  readonly registrableDomain: string;
  readonly robots: RobotsFacts;
  readonly sitemaps: SitemapFacts;
  readonly probes: SiteProbes;
  /** One per fetched URL in fetch order, `links` emptied, of the kind that the whole site says they are. */
  readonly pages: readonly PageFacts[];
  /** What business the site is, and whether it sells. */
  readonly profile: SiteProfile;
  /** The profile before its owner's correction; the same object where nothing was corrected. */
  readonly profileAsRead: SiteProfile;
  /** Offer, picture and text of a page, read when asked for; null for what is no HTML page of status 200. */
  readonly meaningOf: SiteMeaning["meaningOf"];
  /** The language that a page's text is written in, told when asked for. */
  readonly languageOf: SiteMeaning["languageOf"];
  /** Whether a page is one of several made for the names of places, told when asked for. */
  readonly isDoorway: SiteMeaning["isDoorway"];
  readonly graph: LinkGraph;
  /** Template index of each page, -1 for what is not a 200 HTML page. */
  readonly templateOf: ArrayLike<number>;
  readonly templates: readonly Template[];
  /** Pages that are read under another address too, which is left out where each page counts once. */
  readonly addressForms: readonly AddressForm[];
  /** Groups (2 or more page indices) of indexable pages with the same main text. */
  readonly exactDuplicates: readonly (readonly number[])[];
  /** Groups of indexable pages whose SimHash differs in at most 3 of 64 bits, exact ones left out. */
  readonly nearDuplicates: readonly (readonly number[])[];
  readonly coverage: Coverage;
  readonly rendering: RenderingFacts;
  /** What visitors measured, where a source is connected. */
  readonly fieldVitals: FieldVitals;
  /** What searchers clicked, where its owner connected a source. */
  readonly searchPerformance: SearchPerformance;
}

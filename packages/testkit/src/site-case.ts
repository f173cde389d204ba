import {
  createSiteBuilder,
  loadLanguageReader,
  noFieldVitals,
  noSearchPerformance,
  notRendered,
  parseRobots,
  type Business,
  type ColdStore,
  type FieldValues,
  type FieldVitals,
  type SearchPerformance,
  type FileProbe,
  type ScriptProbe,
  type PageFacts,
  type PageView,
  sideOf,
  type LabValues,
  type Probe,
  type RenderedPage,
  type RenderingFacts,
  type RenderRun,
  type RobotsFacts,
  type SiteFacts,
  type SiteProbes,
  type SiteRest,
  type SitemapFacts,
  type TlsFacts,
  type TlsHost,
} from "@audit/facts";
import { pageOf, type PageCase } from "./page-case.ts";

const readLanguage = await loadLanguageReader();

/** A small site of a test. Addresses are paths below `origin`. */
export interface SiteCase {
  /** Default https://shop.example. */
  origin?: string;
  /** Path of the start page, "/" unless given. */
  readonly start?: string;
  /** Path to page, in fetch order; "/" is the start. */
  pages: Record<string, string | PageCase>;
  /** What its owner says that it is; none given means that its pages alone tell. */
  business?: Business;
  /** Text of robots.txt, with its type if that matters, or the status of a missing one; default an empty file that allows all. */
  robots?: string | number | { text: string; contentType: string };
  /** Addresses (or paths) that the sitemap names; none given means there is no sitemap. */
  sitemap?: readonly string[];
  /** Replaces the sitemap facts altogether. */
  sitemaps?: SitemapFacts;
  probes?: Partial<{
    [K in keyof Omit<SiteProbes, "files" | "images" | "scripts" | "views" | "tls">]: Partial<Probe> | null;
  }>;
  /** How its hosts shook hands, by address, looked at on 15 January 2026; none given means that nobody looked. */
  tls?: Record<string, Partial<TlsHost>> | null;
  /** Scripts and stylesheets that were asked for by themselves. */
  files?: readonly (Partial<FileProbe> & { url: string })[];
  /** Pictures asked for after the crawl; addresses are paths. */
  images?: readonly (Partial<FileProbe> & { url: string })[];
  /** Script files that were read for what they could send; addresses are paths. */
  scripts?: readonly ScriptProbe[];
  /** Pages asked for once more in another way; `of` and `asked` are paths. */
  views?: readonly ViewCase[];
  /** Pages that were run in a browser, by path; none given means that no page was run. */
  rendered?: Record<string, RunCase>;
  /** Pages that sent the browser elsewhere by themselves, by path, and where to. */
  movedOn?: Record<string, string>;
  notCrawled?: SiteFacts["coverage"]["notCrawled"];
  /** What visitors measured, by path, "origin" for the whole site; null where there is too little. */
  field?: Record<string, Partial<FieldValues> | null>;
  /** Clicks of 28 days by path; none given means that no source is connected. */
  clicks?: Record<string, number>;
}

/** What came when a page was asked for in another way. */
export interface ViewCase {
  as: PageView["as"];
  of: string;
  /** Path asked for, when it is not that of the page itself. */
  asked?: string;
  sent?: string;
  page: string | PageCase;
}

/** What a browser made of a page. */
export interface RunCase {
  /** The document after scripts ran; default as sent. */
  html?: string;
  run?: Partial<RenderRun>;
  lab?: Partial<LabValues>;
}

const QUIET_LAB: LabValues = {
  lcpMs: 900,
  lcpImage: null,
  cls: 0,
  blockingMs: 0,
  bytes: { total: 200_000, script: 0, thirdPartyScript: 0 },
  requests: 5,
  unusedScript: null,
  scriptMs: null,
};

const PROBE: Probe = { url: "", status: 0, redirectTo: null, contentType: null, text: null };

/**
 * Facts of a test site, through the real extractor and site builder.
 * @param onPage gets each page while it still holds its links
 * @param read turns a page as given into facts
 * @param cold where the facts of all pages lie; without one they stay in memory
 */
export function siteOf(
  site: SiteCase,
  onPage: (page: PageFacts) => void = () => {},
  read: (given: PageCase, url: string) => PageFacts = readPage,
  cold?: ColdStore,
): SiteFacts {
  const origin = site.origin ?? "https://shop.example";
  const start = new URL(site.start ?? "/", origin).href;
  const builder = createSiteBuilder(start, cold, 0);
  const entries = Object.entries(site.pages);
  for (const [path, page] of entries) {
    const given = typeof page === "string" ? { html: page } : page;
    const facts = read(given, new URL(path, start).href);
    onPage(facts);
    builder.add(facts);
  }
  const rest: SiteRest = {
    home: start,
    robots: robotsOf(origin, site.robots ?? ""),
    sitemaps: site.sitemaps ?? sitemapsOf(origin, site.sitemap),
    probes: {
      ...probesOf(site.probes ?? {}),
      files: filesOf(start, site.files),
      images: filesOf(start, site.images),
      scripts: (site.scripts ?? []).map((probe) => ({ ...probe, url: new URL(probe.url, start).href })),
      views: viewsOf(start, site),
      ...(site.tls === undefined ? {} : { tls: tlsOf(site.tls) }),
    },
    coverage: {
      pages: entries.length,
      requests: entries.length,
      known: entries.length,
      notCrawled: site.notCrawled ?? [],
    },
    rendering: renderingOf(site, start),
    fieldVitals: fieldVitalsOf(site, start),
    searchPerformance: searchPerformanceOf(site, start),
  };
  const correction = site.business && { business: site.business, currencies: null, languages: null };
  return builder.finish(rest, correction, readLanguage);
}

const PERIOD = { from: "2026-01-01", to: "2026-01-28" };

function fieldVitalsOf({ field }: SiteCase, start: string): FieldVitals {
  if (!field) return noFieldVitals;
  const answers = Object.entries(field).map(([path, values]) => {
    const url = path === "origin" ? new URL(start).origin : new URL(path, start).href;
    if (values === null) return { url, state: "no-data" as const };
    return {
      url,
      state: "measured" as const,
      device: "phone" as const,
      lcpMs: null,
      inpMs: null,
      cls: null,
      ...PERIOD,
      ...values,
    };
  });
  const origin = answers.find(({ url }) => url === new URL(start).origin) ?? null;
  return { state: "asked", origin, pages: answers.filter((answer) => answer !== origin) };
}

function searchPerformanceOf({ clicks }: SiteCase, start: string): SearchPerformance {
  if (!clicks) return noSearchPerformance;
  const rows = Object.entries(clicks).map(([path, count]) => ({
    url: new URL(path, start).href,
    clicks: count,
    impressions: count * 10,
    ctr: 0.1,
    position: 5,
  }));
  return { state: "read", property: `${new URL(start).origin}/`, ...PERIOD, rows, truncated: false };
}

function renderingOf({ pages, rendered = {}, movedOn = {} }: SiteCase, start: string): RenderingFacts {
  if (Object.keys({ ...rendered, ...movedOn }).length === 0) return notRendered;
  const seen = Object.entries(rendered).map(([path, { html, run, lab }]): RenderedPage => {
    const page = pages[path]!;
    const url = new URL(path, start).href;
    const sent: PageCase = { ...(typeof page === "string" ? { html: page } : page), url };
    const after = pageOf(html === undefined ? sent : { ...sent, html });
    const { words } = after.text;
    const quiet = { finalUrl: url, contentMs: 400, errors: [], wordsAfterScroll: 0, enclosedWords: 0, overlay: null };
    return {
      url,
      kind: after.kind,
      raw: sideOf(pageOf(sent)),
      rendered: sideOf(after),
      run: { ...quiet, visibleWords: words, ...run, lab: { ...QUIET_LAB, ...lab } },
    };
  });
  const failed = Object.entries(movedOn).map(([path, to]) => ({
    url: new URL(path, start).href,
    reason: "The page sends browsers on to another address by itself.",
    movedTo: new URL(to, start).href,
  }));
  return { state: "done", pages: seen, failed, sandboxed: true };
}

function robotsOf(origin: string, robots: NonNullable<SiteCase["robots"]>): RobotsFacts {
  const url = `${origin}/robots.txt`;
  const text = typeof robots === "string" ? robots : typeof robots === "number" ? "" : robots.text;
  const status = typeof robots === "number" ? robots : 200;
  return {
    url,
    status,
    contentType: typeof robots === "object" ? robots.contentType : status === 200 ? "text/plain" : null,
    bytes: text.length,
    outcome: status === 200 ? "parsed" : status >= 400 && status < 500 ? "absent" : "unreachable",
    text,
    rules: parseRobots(text, url),
  };
}

function sitemapsOf(origin: string, addresses: readonly string[] | undefined): SitemapFacts {
  if (!addresses) return { files: [], entries: [], truncated: false };
  const entries = addresses.map((address) => ({
    url: new URL(address, `${origin}/`).href,
    lastmod: null,
    alternates: [],
    images: 0,
  }));
  const file = { url: `${origin}/sitemap.xml`, status: 200, kind: "urlset" as const, bytes: 1000 };
  return { files: [{ ...file, urls: entries.length, error: null, from: "default" }], entries, truncated: false };
}

const readPage = (given: PageCase, url: string): PageFacts => pageOf({ ...given, url });

const filesOf = (start: string, files: SiteCase["files"] = []): FileProbe[] =>
  files.map((file) => ({
    from: start,
    status: 200,
    failure: null,
    contentType: null,
    cacheControl: null,
    ...file,
    url: new URL(file.url, start).href,
  }));

const viewsOf = (start: string, { views = [] }: SiteCase): PageView[] =>
  views.map(({ as, of, asked = of, sent = null, page }) => {
    const given = typeof page === "string" ? { html: page } : page;
    const url = new URL(asked, start).href;
    return { as, of: new URL(of, start).href, sent, page: pageOf({ ...given, url }) };
  });

function tlsOf(hosts: NonNullable<SiteCase["tls"]> | null): TlsFacts | null {
  if (hosts === null) return null;
  const sound = { certificate: null, failure: null, oldProtocol: "refused" as const };
  return {
    at: "2026-01-15T00:00:00.000Z",
    hosts: Object.entries(hosts).map(([url, given]): TlsHost => ({ url, ...sound, ...given })),
  };
}

function probesOf(given: NonNullable<SiteCase["probes"]>): SiteProbes {
  const probe = (value: Partial<Probe> | null | undefined): Probe | null => (value ? { ...PROBE, ...value } : null);
  return {
    notFound: probe(given.notFound),
    httpHome: probe(given.httpHome),
    otherHost: probe(given.otherHost),
    llmsTxt: probe(given.llmsTxt),
    favicon: probe(given.favicon),
    folderRobots: probe(given.folderRobots),
  };
}

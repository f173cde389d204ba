import { createJudge } from "@audit/auditor";
import { rules } from "@audit/rules";
import {
  createSiteBuilder,
  extractPageFacts,
  isAllowed,
  parseRobots,
  type Capture,
  type SiteFacts,
} from "@audit/facts";

/** What another tool's test says of one page, in the terms of a crawl. */
export interface GivenPage {
  readonly url: string;
  readonly html: string;
  readonly status?: number;
  /** Lower-case names. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly ttfbMs?: number;
  readonly failure?: Capture["failure"];
  /** Text of robots.txt, or the status of one that was not had; none given means that it is absent. */
  readonly robots?: string | number;
  readonly inSitemap?: boolean;
  /** The media type, where it is not that of HTML. */
  readonly mediaType?: string;
}

/** A start page in which no rule of ours finds a fault of its own. */
const soundStart = (to: string): string =>
  `<!doctype html><html lang="en"><head><title>Fine tea from Uji, picked by hand</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="A shop for green and black tea from the hills of Uji: picked by hand, sent within two days, free of charge from € 30."></head><body><main><h1>Fine tea</h1><p>Tea from Uji.</p><a href="${to}">A page about tea</a></main></body></html>`;

const TODAY = Date.UTC(2026, 0, 15);

/** Which of these rules find a fault on a site whose start page links to the given page. */
export function failingOn(given: GivenPage, ids: readonly string[]): string[] {
  const wanted = rules.filter(({ id }) => ids.includes(id));
  const judge = createJudge(wanted);
  const url = new URL(given.url).href;
  const start = new URL("/", url).href;
  const builder = createSiteBuilder(start);
  const robots = robotsOf(start, given.robots);
  const blocked = robots.outcome === "parsed" && !isAllowed(robots.rules, "Googlebot", url);
  const captures = [
    ...(start === url ? [] : [captureOf({ url: start, html: soundStart(url) })]),
    ...(blocked ? [] : [captureOf({ ...given, url })]),
  ];
  for (const capture of captures) {
    const page = extractPageFacts(capture);
    judge.page(page);
    builder.add(page);
  }
  const site = builder.finish({
    home: start,
    robots,
    sitemaps: sitemapsOf(start, given.inSitemap === true ? [url] : []),
    probes: { notFound: null, httpHome: null, otherHost: null, llmsTxt: null, favicon: null },
    coverage: {
      pages: captures.length,
      requests: captures.length,
      known: 2,
      notCrawled: blocked ? [{ reason: "robots", count: 1, examples: [url] }] : [],
    },
  });
  const { findings } = judge.finish(site);
  return findings.flatMap(({ verdict, rule }) => (verdict === "fail" ? [rule] : []));
}

function captureOf({
  url,
  html,
  status = 200,
  headers = {},
  ttfbMs = 100,
  failure = null,
  mediaType,
}: GivenPage): Capture {
  const body = new TextEncoder().encode(html);
  return {
    url,
    status: failure === null ? status : 0,
    headers: {
      "content-type": mediaType ?? "text/html; charset=utf-8",
      date: new Date(TODAY).toUTCString(),
      ...headers,
    },
    redirectTo: null,
    body: failure === null ? body : null,
    truncated: false,
    failure,
    wireBytes: body.byteLength,
    ttfbMs: failure === null ? ttfbMs : null,
    totalMs: ttfbMs,
    fetchedAt: TODAY,
  };
}

function robotsOf(start: string, given: GivenPage["robots"] = 404): SiteFacts["robots"] {
  const url = new URL("/robots.txt", start).href;
  const text = typeof given === "string" ? given : "";
  const status = typeof given === "string" ? 200 : given;
  const outcome = status === 200 ? "parsed" : status >= 500 ? "unreachable" : "absent";
  return { url, status, contentType: "text/plain", bytes: text.length, outcome, text, rules: parseRobots(text, url) };
}

function sitemapsOf(start: string, urls: readonly string[]): SiteFacts["sitemaps"] {
  if (urls.length === 0) return { files: [], entries: [], truncated: false };
  const file = {
    url: new URL("/sitemap.xml", start).href,
    status: 200,
    kind: "urlset" as const,
    bytes: 500,
    error: null,
  };
  return {
    files: [{ ...file, urls: urls.length, from: "default" }],
    entries: urls.map((url) => ({ url, lastmod: null, alternates: [], images: 0 })),
    truncated: false,
  };
}

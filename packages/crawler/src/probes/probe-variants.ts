import { textBefore, type Capture, type FileProbe, type PageFacts, type PageView } from "@audit/facts";
import type { Want } from "../fetch/exchange.ts";
import { FILE_COST } from "../politeness/pace-cost.ts";
import { beyondLast, type SampledPage } from "./sample-pages.ts";

export interface VariantProbeOptions {
  readonly home: string;
  readonly pages: readonly SampledPage[];
  readonly userAgent: string;
  /** How pages are requested. */
  readonly want: Want;
  /** Requests that may still be sent. */
  readonly mostRequests: number;
  isInternal(url: string): boolean;
  allows(url: string): boolean;
  ask(url: string, want: Want): Promise<Capture | null>;
  read(capture: Capture): PageFacts;
}

const MOST_FILES = 12;
/** Says who asks first, and names a phone to servers that look for one. */
const phone = (userAgent: string): string =>
  `${userAgent} Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36`;

const NO_CACHE = { "cache-control": "no-cache", pragma: "no-cache" };
/** A word that no page has of its own. */
const ECHO = "zqxaudit7";

type VariantRequest = Pick<PageView, "as" | "of" | "sent"> & {
  readonly url: string;
  readonly headers: Record<string, string>;
};

export interface VariantAnswers {
  views: PageView[];
  files: FileProbe[];
}

/** Requests a handful of pages and files once more in variants, after the crawl; stops at the first request without an answer. */
export async function probeVariants(options: VariantProbeOptions): Promise<VariantAnswers> {
  const views: PageView[] = [];
  const files: FileProbe[] = [];
  let mostRequests = options.mostRequests;
  for (const { url, headers, ...view } of variantRequests(options)) {
    if (mostRequests-- <= 0 || !options.allows(url)) continue;
    const capture = await options.ask(url, { ...options.want, headers });
    if (capture === null) return { views, files };
    views.push({ ...view, page: options.read(capture) });
  }
  for (const [url, from] of ownFiles(options)) {
    if (mostRequests-- <= 0 || !options.allows(url)) continue;
    const capture = await options.ask(url, { limit: 1, body: () => false, cost: FILE_COST });
    if (capture === null) break;
    files.push(fileOf(from, capture));
  }
  return { views, files };
}

/** What is kept of the answer to a request for a file. */
export const fileOf = (from: string, { url, status, failure, headers }: Capture): FileProbe => ({
  url,
  from,
  status,
  failure: failure?.kind ?? null,
  contentType: headers["content-type"] ?? null,
  cacheControl: headers["cache-control"] ?? null,
  bytes: /^\d+$/.test(headers["content-length"] ?? "") ? Number(headers["content-length"]) : null,
});

function variantRequests({ home, pages, userAgent }: VariantProbeOptions): VariantRequest[] {
  const start = pages.find(({ url }) => url === home) ?? null;
  const product = pages.find(({ kind }) => kind === "product") ?? null;
  const [list] = pages.flatMap(({ url, furtherPage }) => (furtherPage === null ? [] : { url, furtherPage }));
  const both = [start, product].filter((page) => page !== null);
  const inner =
    pages.find(({ url }) => url !== home && new URL(url).search === "" && new URL(url).pathname !== "/") ?? null;
  return [
    ...both.map((page) => variant("smartphone", page.url, page.url, { "user-agent": phone(userAgent) }, "a phone")),
    ...both.map((page) => {
      const language = otherLanguage(start ?? page);
      return variant("other-language", page.url, page.url, { "accept-language": language }, language);
    }),
    ...(list ? [variant("beyond-last", list.url, beyondLast(list.furtherPage), {}, null)] : []),
    ...(inner ? [variant("other-slash", inner.url, otherSlash(inner.url), {}, null)] : []),
    ...(start ? conditional(start) : []),
    ...(product ? [variant("fresh", product.url, withQuery(product.url, "fresh", "1"), NO_CACHE, null)] : []),
    ...(start ? [variant("echo", start.url, withQuery(start.url, "q", ECHO), {}, ECHO)] : []),
  ];
}

const variant = (
  as: PageView["as"],
  of: string,
  url: string,
  headers: Record<string, string>,
  sent: string | null,
): VariantRequest => ({ as, of, url, headers, sent });

/** One of the site's other languages, else German or, on German sites, English. */
function otherLanguage({ language, alternateLanguages }: SampledPage): string {
  const primary = (code: string): string => textBefore(code.toLowerCase(), "-");
  const own = primary(language ?? "en");
  const other = alternateLanguages.find((code) => code.toLowerCase() !== "x-default" && primary(code) !== own);
  return other ?? (own === "de" ? "en" : "de");
}

function otherSlash(address: string): string {
  const url = new URL(address);
  url.pathname = url.pathname.endsWith("/") ? url.pathname.slice(0, -1) : `${url.pathname}/`;
  return url.href;
}

function withQuery(address: string, name: string, value: string): string {
  const url = new URL(address);
  url.searchParams.set(name, value);
  return url.href;
}

function conditional({ url, etag, lastModified }: SampledPage): VariantRequest[] {
  if (etag !== null) return [variant("if-changed", url, url, { "if-none-match": etag }, etag)];
  if (lastModified !== null) {
    return [variant("if-changed", url, url, { "if-modified-since": lastModified }, lastModified)];
  }
  return [];
}

/** Files of the site's own hosts, each with a page that uses it: nothing is requested of other hosts. */
function ownFiles({ pages, isInternal }: VariantProbeOptions): [file: string, from: string][] {
  const found = new Map<string, string>();
  for (const { url, files } of pages)
    for (const file of files) if (isInternal(file) && !found.has(file)) found.set(file, url);
  return [...found].slice(0, MOST_FILES);
}

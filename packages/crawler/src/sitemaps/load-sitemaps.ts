import {
  normaliseUrl,
  sameSite,
  type Capture,
  type SitemapEntry,
  type SitemapFacts,
  type SitemapFile,
} from "@audit/facts";
import type { Want } from "../fetch/exchange.ts";
import { cutUrl, type Log } from "../log.ts";
import type { Ask, ReadCache } from "../read-cache.ts";
import type { FollowForeign } from "../politeness/foreign-redirects.ts";
import type { RobotsCache } from "../robots/robots-cache.ts";
import { ownCopy } from "../frontier/own-copy.ts";
import { readSitemap, type ReadSitemap } from "./read-sitemap.ts";

export interface SitemapOptions {
  home: string;
  /** Addresses robots.txt names. */
  named: readonly string[];
  /** Tried in turn until one is a sitemap when robots.txt names none, or none that is still there. */
  guesses: readonly string[];
  /** Most decoded bytes of one file. */
  limit: number;
  mostFiles: number;
  /** Sends the requests for files that no earlier run has read. */
  memory: ReadCache;
  log: Log;
  followForeign: FollowForeign;
  robotsOf: RobotsCache;
  /** Called with the addresses of each file as soon as it is read. */
  onEntries(entries: readonly SitemapEntry[]): void;
}

const MOST_ENTRIES = 50_000;
const MOST_REDIRECTS = 5;
/** Files of other sites, enough for a content network. */
const MOST_FOREIGN = 5;
/** An index in an index is against the protocol, yet common; deeper nesting is a loop or a mistake. */
const MOST_DEPTH = 3;

interface Wanted {
  url: string;
  from: SitemapFile["from"];
  depth: number;
}

/** Fetches and reads all sitemaps of a site, following indexes, each file once. */
export async function loadSitemaps(options: SitemapOptions): Promise<SitemapFacts> {
  const files: SitemapFile[] = [];
  const entries = new Map<string, SitemapEntry>();
  const seen = new Set<string>();
  const queue: Wanted[] = options.named.map((url) => ({ url, from: "robots", depth: 0 }));
  const guesses = [...options.guesses];
  let truncated = false;
  let foreign = 0;

  const keep = (found: readonly SitemapEntry[], file: string): void => {
    const fresh = found.filter((entry) => !entries.has(entry.url));
    const room = MOST_ENTRIES - entries.size;
    if (fresh.length > room) truncated = true;
    const kept = fresh.slice(0, room).map((entry) => ({ ...entry, file }));
    for (const entry of kept) entries.set(entry.url, entry);
    options.onEntries(kept);
  };
  const next = (): Wanted | undefined => {
    const wanted = queue.shift();
    if (wanted !== undefined) return wanted;
    const guess = mayGuess(files, options.named, truncated) ? guesses.shift() : undefined;
    return guess === undefined ? undefined : { url: guess, from: "default", depth: 0 };
  };

  for (let wanted = next(); wanted !== undefined; wanted = next()) {
    if (seen.has(wanted.url)) continue;
    const isForeign = !sameSite(wanted.url, options.home);
    if (isForeign) foreign += 1;
    if (foreign > MOST_FOREIGN && isForeign) {
      truncated = true;
      continue;
    }
    if (seen.size >= options.mostFiles || entries.size >= MOST_ENTRIES) {
      truncated = true;
      break;
    }
    seen.add(wanted.url);
    const answer = await readElsewhere(wanted, options);
    if (answer === null) {
      truncated = true;
      // Nothing more comes from there; a stopped crawl gives nothing anywhere.
      continue;
    }
    const { file, read } = answer;
    files.push(file);
    // That nothing stands at a place nobody named is no news.
    if (wanted.from !== "default" || !isGone(file)) logFile(options, file);
    keep(read.entries, file.url);
    if (wanted.depth >= MOST_DEPTH) continue;
    for (const url of read.children) queue.push({ url, from: "index", depth: wanted.depth + 1 });
  }
  return { files, entries: [...entries.values()], truncated };
}

const isGone = ({ status }: SitemapFile): boolean => status === 404 || status === 410;

/** No sitemap is found yet, and robots.txt names none, or none that is still there. */
const mayGuess = (files: readonly SitemapFile[], named: readonly string[], truncated: boolean): boolean =>
  files.every(({ kind }) => kind === "unknown") &&
  (named.length === 0 || (!truncated && files.every((file) => file.from !== "robots" || isGone(file))));

/** The home's own robots.txt names its sitemaps, which is an invitation; that of another host is asked first. */
async function readElsewhere(wanted: Wanted, options: SitemapOptions): Promise<Answer | null> {
  const { home, log, robotsOf } = options;
  const { url, from } = wanted;
  const { host } = new URL(url);
  if (host === new URL(home).host) return readOnce(wanted, options);
  if (!/^https?:/i.test(url)) return null;
  const robots = await robotsOf(url);
  if (robots.allows(url)) return readOnce(wanted, options);
  // A host that gives no answer at all has no sitemap either.
  const error = robots.failure?.message;
  if (error !== undefined) return { read: nothing, file: { ...unread, url, error, from } };
  const reason = "a sitemap is left out: robots.txt of its host forbids it, or could not be read";
  log({ level: "warn", stage: "sitemaps", host, reason, details: { url: cutUrl(url) } });
  return null;
}

function logFile({ home, log }: SitemapOptions, { url, status, kind, urls, error }: SitemapFile): void {
  log({
    level: error === null ? "info" : "warn",
    stage: "sitemaps",
    host: new URL(home).host,
    reason: error === null ? "a sitemap is read" : "a sitemap could not be read whole",
    details: { url: cutUrl(url), status, kind, urls, error },
  });
}

interface Answer {
  readonly file: SitemapFile;
  readonly read: ReadSitemap;
}

/** Reads a file, or takes what an earlier run has read of it. @returns null when the crawl stops before. */
const readOnce = (wanted: Wanted, { memory, limit, followForeign }: SitemapOptions): Promise<Answer | null> =>
  memory.once<Answer | null>(
    `sitemap ${wanted.url}`,
    async (ask) => {
      const capture = await follow(wanted.url, ask, limit, followForeign);
      return capture && readCapture(wanted, capture, limit);
    },
    (answer) => answer !== null && answer.file.status !== 0,
  );

/** A redirect to another site that is not followed is the answer itself. */
async function follow(url: string, ask: Ask, limit: number, followForeign: FollowForeign): Promise<Capture | null> {
  const want: Want = { limit, body: (status) => status === 200 };
  let capture = await ask(url, want);
  for (let hop = 0; hop < MOST_REDIRECTS && capture?.redirectTo; hop++) {
    if (!(await followForeign(capture.url, capture.redirectTo))) return capture;
    capture = await ask(capture.redirectTo, want);
  }
  return capture;
}

const unread = { status: 0, kind: "unknown", bytes: 0, urls: 0 } as const;
const nothing: ReadSitemap = { kind: "unknown", entries: [], children: [], error: null, bytes: 0 };

async function readCapture(wanted: Wanted, capture: Capture, limit: number): Promise<Answer> {
  const { status, body } = capture;
  const raw = status === 200 && body !== null ? await readSitemap(body, limit) : nothing;
  const read = resolveAddresses(raw, capture.url);
  const error = answerError(capture) ?? (capture.truncated ? "The file is larger than 50 MB." : read.error);
  const { url, from } = wanted;
  const urls = read.kind === "index" ? read.children.length : read.entries.length;
  return { read, file: { url, status: capture.status, kind: read.kind, bytes: read.bytes, urls, error, from } };
}

function answerError(capture: Capture): string | null {
  if (capture.failure !== null) return capture.failure.message;
  return capture.status === 200 ? null : `The address answers with status ${capture.status}.`;
}

/** Addresses must be absolute (sitemaps.org); others are noted, and read as what they mean beside their file. */
function resolveAddresses(read: ReadSitemap, base: string): ReadSitemap {
  let error = read.error;
  const absolute = (raw: string): string[] => {
    const url = normaliseUrl(raw);
    if (url !== null) return [url];
    error ??= `An address is not an absolute one: ${raw.slice(0, 100)}`;
    const meant = URL.canParse(raw, base) ? normaliseUrl(new URL(raw, base).href) : null;
    return meant === null ? [] : [meant];
  };
  const entries = read.entries.flatMap((entry) =>
    absolute(entry.url).map((url) => ({
      ...entry,
      url: ownCopy(url),
      lastmod: entry.lastmod === null ? null : ownCopy(entry.lastmod),
      alternates: entry.alternates.map(({ lang, url: raw }) => ({
        lang: ownCopy(lang),
        url: ownCopy(normaliseUrl(raw) ?? raw),
      })),
    })),
  );
  return { ...read, entries, children: read.children.flatMap(absolute), error };
}

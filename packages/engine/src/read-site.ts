import { crawl, CrawlRefused, type CrawlQuota, type CrawlEnd, type CrawlHooks, type Log } from "@audit/crawler";
import { loadLanguageReader, normaliseUrl, type createSiteBuilder, type PageFacts, type SiteFacts } from "@audit/facts";
import { askSources } from "./ask-sources.ts";
import { AuditFailed, type AuditProgress, type AuditRequest, type AuditSources, type AuditStore } from "./audit.ts";
import { createBatcher, decode, encode, storedPages } from "./page-batches.ts";
import type { PageNotes } from "./page-notes.ts";
import { keyOf, type PageRunner } from "./rendering/run-pages.ts";
import type { PageIntake } from "./take-pages.ts";

/** All about a crawl beside its pages: what the store keeps as the record. */
export interface CrawlRecord {
  readonly startedAt: string;
  readonly finishedAt: string;
  readonly end: CrawlEnd;
}

export interface ReadOptions {
  readonly request: AuditRequest;
  /** The address to begin at, as `readAddress` gives it. */
  readonly start: string;
  readonly store: AuditStore | undefined;
  readonly sources: AuditSources | undefined;
  readonly stop: AbortSignal;
  readonly quota: CrawlQuota | undefined;
  readonly intake: PageIntake;
  readonly builder: ReturnType<typeof createSiteBuilder>;
  readonly notes: PageNotes;
  readonly runner: PageRunner;
  readonly log: Log;
}

const NOT_STORED =
  "What this audit read of the site is no longer at hand, so its findings can't be made again. Audit the site again.";

type OnProgress = ((progress: AuditProgress) => void) | undefined;

/** Takes in what the store holds of a site, and crawls the rest. @throws AuditFailed when nothing can be had. */
export async function crawlOrResume(options: ReadOptions, onProgress: OnProgress): Promise<CrawlRecord> {
  const { request, start, store, stop, quota, intake, runner, log } = options;
  const kept = await store?.loadRecord();
  if (kept) {
    for await (const page of storedPages(store)) intake.take(page);
    return decode(kept) as CrawlRecord;
  }
  if (request.onlyStored === true) throw new AuditFailed("not-stored", NOT_STORED);
  const startedAt = new Date().toISOString();
  const batcher = createBatcher(async (batch, pages) => store?.saveBatch(batch, pages));
  const end = await crawl(
    {
      ...request,
      start,
      ...(request.only ? { only: normalised(request.only) } : {}),
      visited: givenThenTaken(storedPages(store), (page) => {
        intake.take(page);
        runner.note(page);
      }),
      signal: stop,
      ...(quota ? { quota } : {}),
    },
    {
      log,
      onPage: async (page) => {
        if (store) await batcher.add(page);
        intake.take(page);
        runner.note(page);
      },
      onPace: runner.keepPace,
      onProgress: (progress) => onProgress?.(intake.withFindings(progress, runner.secondsLeft())),
      fillFrame: runner.fillFrame,
      ...(store ? memoryIn(store) : {}),
    },
  ).catch(refuse);
  stop.throwIfAborted();
  await batcher.flush();
  const record: CrawlRecord = { startedAt, finishedAt: new Date().toISOString(), end };
  await store?.saveRecord(encode(JSON.stringify(record)));
  return record;
}

const normalised = (urls: Iterable<string>): ReadonlySet<string> =>
  new Set([...urls].map((url) => normaliseUrl(url) ?? url));

/** The site as it was crawled, and what a browser and others know of it. */
export async function readSite(options: ReadOptions, end: CrawlEnd, onProgress: OnProgress): Promise<SiteFacts> {
  const { builder, intake, notes, sources, runner } = options;
  intake.flush();
  const site = notes.cover(builder.finish(end, options.request.correction, await loadLanguageReader()));
  const { pages, requests, known } = site.coverage;
  // Others are asked while the browser works, so that the audit doesn't wait for them.
  const outside = askSources(site, sources);
  outside.catch(() => {});
  const rendering = await runner.runSample(site, (url, done, all) => {
    const waiting = `Running page ${done + 1} of ${all} in a browser`;
    const progress = { pages, requests, documents: requests, known, expected: pages, beside: 0, url, waiting };
    onProgress?.(intake.withFindings(progress, runner.secondsLeft(all - done)));
  });
  await runner.close();
  return { ...site, rendering, ...(await outside) };
}

/** What is read beside the pages, kept under names that no page has. */
const memoryIn = (store: AuditStore): Required<Pick<CrawlHooks, "recall" | "remember">> => ({
  recall: async (name) => {
    const kept = await store.loadEntry(keyOf(name));
    return kept === null ? null : decode(kept);
  },
  remember: (name, value) => store.saveEntry(keyOf(name), encode(JSON.stringify(value))),
});

/** Hands earlier pages to the crawler first, which needs their links, then takes them in. */
async function* givenThenTaken(
  pages: AsyncIterable<PageFacts>,
  take: (page: PageFacts) => void,
): AsyncGenerator<PageFacts> {
  for await (const page of pages) {
    yield page;
    take(page);
  }
}

function refuse(error: unknown): never {
  if (error instanceof CrawlRefused) throw new AuditFailed(error.code, error.message);
  throw error;
}

import { createJudge, scoreSite, type Judgement, type Scores } from "@audit/auditor";
import {
  crawl,
  CrawlRefused,
  type Allowance,
  type CrawlEnd,
  type CrawlHooks,
  type CrawlProgress,
} from "@audit/crawler";
import { createSiteBuilder, type PageFacts, type SiteFacts } from "@audit/facts";
import { planAudit, type Plan, type SiteMemory } from "@audit/planner";
import {
  AuditFailed,
  type Audit,
  type AuditProgress,
  type AuditRequest,
  type AuditSources,
  type AuditStore,
} from "./audit.ts";
import { chooseRules } from "./choose-rules.ts";
import { checkAgain } from "./check-again.ts";
import { createColdFile } from "./cold-file.ts";
import { countLinks, type LinkCounts } from "./count-links.ts";
import { createBatcher, decode, encode, storedPages } from "./page-batches.ts";
import { boundHeap } from "./heap-room.ts";
import { makePortrait } from "./portrait/make-portrait.ts";
import { presentFrame, type AuditFrame } from "./present-audit.ts";
import { askSources } from "./ask-sources.ts";
import { readAddress } from "./read-address.ts";
import { addressPages } from "./report/address-pages.ts";
import { makeReport } from "./report/make-report.ts";
import { keyOf, openPageRunner } from "./second-look/run-pages.ts";
import { inThisShape } from "./stored-shape.ts";
import { warningsOf } from "./warnings.ts";

/** So many pages wait until they are judged together. */
const PAGES_AT_ONCE = 16;

/** All about a crawl beside its pages: what the store keeps as the record. */
interface CrawlRecord {
  readonly startedAt: string;
  readonly finishedAt: string;
  readonly end: CrawlEnd;
}

interface Judged {
  readonly site: SiteFacts;
  readonly judgement: Judgement;
  readonly scores: Scores;
}

interface OpenOptions {
  /** Without a store nothing is kept, and a killed run starts over. */
  readonly store?: AuditStore;
  /** Without sources nothing is known but what the site itself shows. */
  readonly sources?: AuditSources;
  readonly signal?: AbortSignal;
  /** Where requests must find room; without it the request's own bounds are all. */
  readonly allowance?: Allowance;
}

/** An audit in this thread: its pages can be had one after the other. */
export interface OpenAudit extends Audit {
  /** As `json`, but the pages are made while they are read. */
  frame(): Promise<AuditFrame>;
}

/** Opens an audit in this thread. @throws AuditFailed when the address can't be read. */
export function openAudit(request: AuditRequest, options: OpenOptions = {}): OpenAudit {
  const { sources, signal, allowance } = options;
  const store = options.store && inThisShape(options.store);
  const start = readAddress(request.url);
  const closing = new AbortController();
  const stop = signal ? AbortSignal.any([signal, closing.signal]) : closing.signal;
  const cold = createColdFile();
  const builder = createSiteBuilder(start, cold);
  const rules = chooseRules(request.rules);
  const judge = createJudge(rules, cold);
  const links = new WeakMap<PageFacts, LinkCounts>();
  const runner = openPageRunner(request, { store, stop, allowance });

  let taken = 0;
  const waiting: PageFacts[] = [];
  /** Judges what waits: for the next page the code of all rules is still near the processor. */
  const absorbAll = (): void => {
    const pages = waiting.splice(0);
    const counts = pages.map((page) => {
      // Faults name their page: each with a copy of its own would be many times the addresses.
      page.url = builder.same(page.url);
      judge.page(page);
      return countLinks(page);
    });
    for (const [index, page] of pages.entries()) links.set(builder.add(page), counts[index]!);
  };
  const absorb = (page: PageFacts): void => {
    boundHeap((taken += 1));
    if (waiting.push(page) >= PAGES_AT_ONCE) absorbAll();
  };

  /** The findings are gathered when they are read: few of the steps of a crawl are shown to anybody. */
  const withFindings = (progress: CrawlProgress): AuditProgress => ({
    ...progress,
    get firstFindings() {
      absorbAll();
      return firstFindings(judge.soFar());
    },
  });
  const crawlOnce = once(async (onProgress?: (progress: AuditProgress) => void): Promise<CrawlRecord> => {
    const kept = await store?.loadRecord();
    if (kept) {
      for await (const page of storedPages(store)) absorb(page);
      return decode(kept) as CrawlRecord;
    }
    const startedAt = new Date().toISOString();
    const batcher = createBatcher(async (batch, pages) => store?.saveBatch(batch, pages));
    const end = await crawl(
      {
        ...request,
        start,
        visited: absorbed(storedPages(store), absorb),
        signal: stop,
        ...(allowance ? { allowance } : {}),
      },
      {
        onPage: async (page) => {
          if (store) await batcher.add(page);
          absorb(page);
        },
        onProgress: (progress) => onProgress?.(withFindings(progress)),
        fillFrame: runner.fillFrame,
        ...(store ? memoryIn(store) : {}),
      },
    ).catch(refuse);
    stop.throwIfAborted();
    await batcher.flush();
    const record: CrawlRecord = { startedAt, finishedAt: new Date().toISOString(), end };
    await store?.saveRecord(encode(JSON.stringify(record)));
    return record;
  });

  /** What was crawled, and what a browser saw of it. */
  const readOnce = once(async (onProgress?: (progress: AuditProgress) => void): Promise<SiteFacts> => {
    const { end } = await crawlOnce(onProgress);
    absorbAll();
    const site = builder.finish(end);
    const { pages, requests, known } = site.coverage;
    // Others are asked while the browser works, so that the audit doesn't wait for them.
    const outside = askSources(site, sources);
    outside.catch(() => {});
    const rendering = await runner.runSample(site, (url, done, all) => {
      const waiting = `Running page ${done + 1} of ${all} in a browser`;
      onProgress?.(withFindings({ pages, requests, known, expected: pages, url, waiting }));
    });
    await runner.close();
    return { ...site, rendering, ...(await outside) };
  });

  const judgeOnce = once(async (): Promise<Judged> => {
    const site = await readOnce();
    // What rules know of a site hangs on its list of pages: with a list of their own it goes when they have judged.
    const judgement = judge.finish({ ...site, pages: [...site.pages] });
    return { site, judgement, scores: scoreSite(judgement, rules) };
  });

  const planOnce = once(async (before?: SiteMemory): Promise<Plan> => {
    const { finishedAt } = await crawlOnce();
    return planAudit({ ...(await judgeOnce()), measuredAt: finishedAt, before });
  });

  const frame = async (): Promise<AuditFrame> => {
    const { startedAt, finishedAt } = await crawlOnce();
    return presentFrame({ ...(await judgeOnce()), links, plan: await planOnce(), startedAt, finishedAt });
  };

  return {
    crawl: async (onProgress) => void (await readOnce(onProgress)),
    judge: async () => {
      const [{ end }, { site, judgement, scores }] = [await crawlOnce(), await judgeOnce()];
      return {
        finalUrl: site.home,
        scores,
        pages: site.coverage.pages,
        requests: site.coverage.requests,
        findings: judgement.findings.filter((finding) => finding.verdict === "fail").length,
        warnings: warningsOf(site, end.stopped),
      };
    },
    plan: planOnce,
    frame,
    json: async () => {
      const { pages, ...rest } = await frame();
      return { ...rest, pages: [...pages] };
    },
    report: async () => {
      const { startedAt, finishedAt, end } = await crawlOnce();
      const { site, judgement } = await judgeOnce();
      const { writer } = await planOnce();
      return makeReport({ site, judgement, warnings: warningsOf(site, end.stopped), writer, startedAt, finishedAt });
    },
    portrait: async () => makePortrait((await judgeOnce()).site),
    addresses: async (rule) => {
      const finding = (await judgeOnce()).judgement.findings.find((one) => one.rule === rule);
      return finding ? addressPages(finding) : [];
    },
    check: (wanted) => checkAgain({ ...request, start }, wanted, { store, signal: stop, allowance }),
    close: async () => {
      closing.abort();
      await runner.close();
      cold.close();
    },
  };
}

/** What is read beside the pages, kept under names that no page has. */
const memoryIn = (store: AuditStore): Required<Pick<CrawlHooks, "recall" | "remember">> => ({
  recall: async (name) => {
    const kept = await store.loadLook(keyOf(name));
    return kept === null ? null : decode(kept);
  },
  remember: (name, value) => store.saveLook(keyOf(name), encode(JSON.stringify(value))),
});

/** Each stage runs once; later callers get the same outcome. */
function once<A extends unknown[], T>(run: (...args: A) => Promise<T>): (...args: A) => Promise<T> {
  let outcome: Promise<T> | undefined;
  return (...args) => (outcome ??= run(...args));
}

/** Hands earlier pages to the crawler first, which needs their links, then takes them in. */
async function* absorbed(
  pages: AsyncIterable<PageFacts>,
  absorb: (page: PageFacts) => void,
): AsyncGenerator<PageFacts> {
  for await (const page of pages) {
    yield page;
    absorb(page);
  }
}

const SEVERITY_ORDER = { high: 0, medium: 1, low: 2 };

function firstFindings(soFar: AuditProgress["firstFindings"]): AuditProgress["firstFindings"] {
  const byWeight = soFar.toSorted(
    (a, b) => SEVERITY_ORDER[a.severity] - SEVERITY_ORDER[b.severity] || b.count - a.count,
  );
  return byWeight.slice(0, 5).map(({ title, severity, count }) => ({ title, severity, count }));
}

function refuse(error: unknown): never {
  if (error instanceof CrawlRefused) throw new AuditFailed(error.code, error.message);
  throw error;
}

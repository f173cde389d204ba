import { createJudge } from "@audit/auditor";
import { crawl, CrawlRefused, type CrawlQuota, type Log } from "@audit/crawler";
import { createSiteBuilder, isUnjudged, loadLanguageReader, normaliseUrl, type PageFacts } from "@audit/facts";
import { rules, type Finding } from "@audit/rules";
import type { AuditRequest, AuditStore, CheckOutcome, CheckWanted } from "./audit.ts";
import { chooseRules } from "./choose-rules.ts";
import { storedPages } from "./page-batches.ts";
import { createPageIntake } from "./take-pages.ts";
import type { AuditBrowser } from "./rendering/audit-browser.ts";
import { openPageRunner } from "./rendering/run-pages.ts";

/** A check reads a few pages, it is no audit: the pages that matter most stand first. */
const MOST_CHECKED = 50;
const MOST_BESIDE = 50;
const MOST_SEEN = 10;
/** robots.txt, sitemaps and probes come on top; a site that takes longer is unknown. */
const MOST_SECONDS = 120;

interface CheckOptions {
  readonly store: AuditStore | undefined;
  readonly signal: AbortSignal;
  readonly quota: CrawlQuota | undefined;
  readonly log: Log;
  readonly browser: AuditBrowser | undefined;
}

type Request = AuditRequest & { readonly start: string };

/**
 * Reads the addresses at fault again, as politely as the audit did, puts them in place of what is stored, and judges
 * the rule over the whole.
 */
export async function recheckRule(
  request: Request,
  wanted: CheckWanted,
  { store, signal, quota, log, browser }: CheckOptions,
): Promise<CheckOutcome> {
  const urls = wanted.urls.map((url) => normaliseUrl(url) ?? url);
  const checked = urls.slice(0, MOST_CHECKED);
  const later = reasonToWait(wanted.rule);
  if (later !== null) return unknown(later, { urls, checked: [], fresh: new Map() });
  const known = await lookUp(store, new Set(checked), [request.start, ...wanted.beside]);
  if (known.pages === 0) return unknown(NEEDS_PAGES, { urls, checked: [], fresh: new Map() });
  const runner = openPageRunner(request, { store: undefined, stop: signal, quota, log, browser });
  const fresh = new Map<string, PageFacts>();
  const builder = createSiteBuilder(request.start);
  const judge = createJudge(chooseRules([wanted.rule]));
  const noteUnjudged = (page: PageFacts): void => {
    if (isUnjudged(page) && fresh.has(page.url)) fresh.set(page.url, page);
  };
  const intake = createPageIntake(judge, builder, [{ note: noteUnjudged }], log);
  try {
    const end = await crawl(
      {
        ...request,
        only: known.again,
        askFirst: new Set(wanted.files?.map((url) => normaliseUrl(url) ?? url)),
        visited: keptPages(store, known.again, intake.take),
        maxPages: known.pages + known.again.size + 1,
        maxSeconds: Math.min(request.maxSeconds, MOST_SECONDS),
        signal,
        ...(quota ? { quota } : {}),
      },
      {
        log,
        onPage: (page) => {
          fresh.set(page.url, page);
          intake.take(page);
        },
        fillFrame: runner.fillFrame,
      },
    );
    signal.throwIfAborted();
    intake.flush();
    const site = builder.finish(end, request.correction, await loadLanguageReader());
    const { findings, ruleFaults } = judge.finish(site);
    const [fault] = ruleFaults.first;
    if (fault) return unknown(`The check failed by a fault of the program: ${fault.message}`, { urls, checked, fresh });
    const finding = findings.find((one) => one.rule === wanted.rule);
    return outcomeOf(finding, { urls, checked, fresh, lived: known.lived });
  } catch (error) {
    if (!(error instanceof CrawlRefused)) throw error;
    return unknown(error.message, { urls, checked, fresh });
  } finally {
    await runner.close();
  }
}

const NEEDS_AUDIT = "This shows only in a browser, over several pages. The next audit of the site will tell.";

const NEEDS_VISITORS = "Visitors measure this, over 28 days. A later audit of the site will tell.";

const NEEDS_PAGES = "What this audit read of the site is no longer at hand. The next audit of the site will tell.";

/** Why reading some pages can't tell; null where it can. */
function reasonToWait(id: string): string | null {
  const rule = rules.find((one) => one.id === id);
  const reads: readonly string[] = rule?.scope === "site" ? rule.reads : [];
  return reads.includes("rendering") ? NEEDS_AUDIT : reads.includes("fieldVitals") ? NEEDS_VISITORS : null;
}

/** Earlier pages but those that are read again; the crawler needs their links before the site takes them. */
async function* keptPages(
  store: AuditStore | undefined,
  again: ReadonlySet<string>,
  take: (page: PageFacts) => void,
): AsyncGenerator<PageFacts> {
  for await (const page of storedPages(store)) {
    if (again.has(page.url)) continue;
    yield page;
    take(page);
  }
}

interface Known {
  /** What is fetched: the addresses at fault, and the pages where a repair may stand. */
  readonly again: ReadonlySet<string>;
  readonly pages: number;
  /** Those of them that were pages when the audit read them, so that their silence now means nothing. */
  readonly lived: ReadonlySet<string>;
}

/** Who links to a dead address has to be read again too: that is where it is mended. */
async function lookUp(
  store: AuditStore | undefined,
  checked: ReadonlySet<string>,
  beside: readonly string[],
): Promise<Known> {
  const dead = new Set<string>();
  const served = new Set<string>();
  let pages = 0;
  for await (const page of storedPages(store)) {
    pages += 1;
    if (page.response.status === 200) served.add(page.url);
    else if (checked.has(page.url)) dead.add(page.url);
  }
  const linking: string[] = [];
  if (dead.size > 0) {
    for await (const { url, links } of storedPages(store)) {
      if (linking.length >= MOST_BESIDE) break;
      if (links.some((link) => link.url !== null && dead.has(link.url))) linking.push(url);
    }
  }
  const helping = beside.map((url) => normaliseUrl(url) ?? url).filter((url) => served.has(url));
  const again = new Set([...checked, ...linking, ...helping.slice(0, MOST_BESIDE)]);
  return { again, pages, lived: new Set([...again].filter((url) => served.has(url))) };
}

interface Reading {
  readonly urls: readonly string[];
  readonly checked: readonly string[];
  readonly fresh: ReadonlyMap<string, PageFacts>;
}

function outcomeOf(
  finding: Finding | undefined,
  reading: Reading & { readonly lived: ReadonlySet<string> },
): CheckOutcome {
  const { urls, checked, fresh, lived } = reading;
  const asked = new Set(checked);
  const left = (finding?.pages ?? []).filter(({ url }) => finding?.scope === "site" || asked.has(url));
  if (finding?.verdict === "fail" && left.length > 0) {
    const seen = left
      .slice(0, MOST_SEEN)
      .map(({ url, evidence }) => ({ url, status: statusOf(fresh.get(url)), evidence }));
    return { state: "there", checked: checked.length, outOf: urls.length, reason: null, seen };
  }
  if (finding?.verdict === "unknown") return unknown(finding.reason ?? "The check could not be decided.", reading);
  const [first, ...others] = [...lived].filter((url) => !isReadable(fresh.get(url)));
  if (first !== undefined) return unknown(unreadReason(first, 1 + others.length, lived.size, fresh), reading);
  const seen = checked.slice(0, MOST_SEEN).map((url) => ({ url, status: statusOf(fresh.get(url)), evidence: null }));
  return { state: "gone", checked: checked.length, outOf: urls.length, reason: null, seen };
}

const statusOf = (page: PageFacts | undefined): number | null => page?.response.status || null;

/** Whether the answer can be judged: a page, or a redirect to one. */
const isReadable = (page: PageFacts | undefined): boolean =>
  page !== undefined && page.response.failure === null && page.response.status >= 200 && page.response.status < 400;

function unreadReason(first: string, unread: number, outOf: number, fresh: ReadonlyMap<string, PageFacts>): string {
  const page = fresh.get(first);
  const why =
    page?.response.failure?.message ??
    (page ? `it answers with status ${page.response.status}` : "it was not read, perhaps robots.txt forbids it");
  return `${unread} of ${outOf} ${outOf === 1 ? "address" : "addresses"} could not be judged: ${first}, ${why}`;
}

function unknown(reason: string, { urls, checked, fresh }: Reading): CheckOutcome {
  const seen = checked.slice(0, MOST_SEEN).map((url) => ({ url, status: statusOf(fresh.get(url)), evidence: null }));
  return { state: "unknown", checked: checked.length, outOf: urls.length, reason, seen };
}

import { createJudge } from "@audit/auditor";
import { silentLog, type CrawlQuota, type Log } from "@audit/crawler";
import { createSiteBuilder } from "@audit/facts";
import type { Audit, AuditRequest, AuditSources, AuditStore, JudgedSite } from "./audit.ts";
import { createAuditStages, type JudgedFacts } from "./audit-stages.ts";
import { boundLog } from "./bound-log.ts";
import { chooseRules } from "./choose-rules.ts";
import { recheckRule } from "./recheck-rule.ts";
import { createColdFile } from "./cold-file.ts";
import { createKeptPage, explain, type PageExplanation } from "./explain.ts";
import { makeSiteSummary } from "./site-summary/make-site-summary.ts";
import { createPageNotes } from "./page-notes.ts";
import { presentFrame, presentPages, type AuditFrame } from "./present-audit.ts";
import { readAddress } from "./read-address.ts";
import { addressPages } from "./report/address-pages.ts";
import { pageTable } from "./report/page-table.ts";
import { makeReport } from "./report/make-report.ts";
import type { AuditBrowser } from "./rendering/audit-browser.ts";
import { openPageRunner } from "./rendering/run-pages.ts";
import { inThisShape } from "./stored-shape.ts";
import { createPageIntake } from "./take-pages.ts";
import { warningsOf } from "./warnings.ts";

interface OpenOptions {
  /** Without a store nothing is kept, and a killed run starts over. */
  readonly store?: AuditStore;
  /** Without sources nothing is known but what the site itself shows. */
  readonly sources?: AuditSources;
  readonly signal?: AbortSignal;
  /** Requests count against it; without one the request's own bounds are all. */
  readonly quota?: CrawlQuota;
  /** Gets stages, waits and faults, at most 30 lines a minute; nobody by default. */
  readonly log?: Log;
  /** Where pages are run in a browser; nothing said is one of the audit's own. */
  readonly browser?: AuditBrowser;
  /** A page of the site that `explain` is asked about. */
  readonly explained?: string;
}

/** An audit in this thread: its pages can be had one after the other. */
export interface OpenAudit extends Audit {
  /** As `json`, but the pages are made while they are read. */
  frame(): Promise<AuditFrame>;
  /** Why each rule failed or passed on the page named at opening. @throws AuditFailed when it was not read */
  explain(): Promise<PageExplanation>;
}

/** Opens an audit in this thread. @throws AuditFailed when the address can't be read. */
export function openAudit(request: AuditRequest, options: OpenOptions = {}): OpenAudit {
  const { sources, signal, quota } = options;
  const log = boundLog(options.log ?? silentLog);
  const store = options.store && inThisShape(options.store);
  const start = readAddress(request.url);
  const closing = new AbortController();
  const stop = signal ? AbortSignal.any([signal, closing.signal]) : closing.signal;
  const cold = createColdFile();
  const builder = createSiteBuilder(start, cold);
  const rules = chooseRules(request.rules);
  const judge = createJudge(rules, cold);
  const explained = createKeptPage(options.explained === undefined ? null : readAddress(options.explained));
  const runner = openPageRunner(request, { store, stop, quota, log, browser: options.browser });
  const notes = createPageNotes();
  const intake = createPageIntake(judge, builder, [notes, explained], log);
  const reading = { request, start, store, sources, stop, quota, intake, builder, notes, runner, log };
  const stages = createAuditStages(reading, judge, rules);

  const frame = async (): Promise<AuditFrame> => {
    const { startedAt, finishedAt } = await stages.crawl();
    return presentFrame({
      ...(await stages.judge()),
      links: intake.links,
      plan: await stages.plan(),
      startedAt,
      finishedAt,
    });
  };

  return {
    crawl: async (onProgress) => void (await stages.read(onProgress)),
    judge: async () => {
      const { end } = await stages.crawl();
      const judged = await stages.judge();
      return summarise(judged, warningsOf(judged.site, end.stopped, notes), notes.unjudged());
    },
    plan: stages.plan,
    frame,
    explain: async () => {
      const { site, judgement } = await stages.judge();
      return explain(explained, { rules, judgement, pagesRead: site.coverage.pages });
    },
    json: async () => {
      const { pages, ...rest } = await frame();
      return { ...rest, pages: [...pages] };
    },
    report: async () => {
      const { startedAt, finishedAt, end } = await stages.crawl();
      const { site, judgement } = await stages.judge();
      const { writer } = await stages.plan();
      return makeReport({
        site,
        judgement,
        warnings: warningsOf(site, end.stopped, notes),
        writer,
        startedAt,
        finishedAt,
      });
    },
    siteSummary: async () => makeSiteSummary((await stages.judge()).site),
    addresses: async (rule) => {
      const finding = (await stages.judge()).judgement.findings.find((one) => one.rule === rule);
      return finding ? addressPages(finding) : [];
    },
    pageTable: async () => {
      const { site } = await stages.judge();
      return [...pageTable(presentPages({ site, links: intake.links }))];
    },
    check: (wanted) =>
      recheckRule({ ...request, start }, wanted, { store, signal: stop, quota, log, browser: options.browser }),
    close: async () => {
      closing.abort();
      await runner.close();
      cold.close();
    },
  };
}

const summarise = (
  { site, judgement, scores }: JudgedFacts,
  warnings: readonly string[],
  unjudged: number,
): JudgedSite => ({
  finalUrl: site.home,
  scores,
  pages: site.coverage.pages,
  requests: site.coverage.requests,
  unread: site.coverage.notCrawled.find(({ reason }) => reason === "limit")?.count ?? 0,
  findings: judgement.findings.filter((finding) => finding.verdict === "fail").length,
  faults: { verdicts: judgement.ruleFaults.count, pages: unjudged },
  warnings,
});

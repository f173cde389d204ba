import { createJudge, scoreSite, type Judgement, type Scores } from "@audit/auditor";
import { silentLog, type Allowance, type CrawlEnd, type Log } from "@audit/crawler";
import { createSiteBuilder, type SiteFacts } from "@audit/facts";
import { planAudit, type Plan, type SiteMemory } from "@audit/planner";
import type { Audit, AuditProgress, AuditRequest, AuditSources, AuditStore, JudgedSite } from "./audit.ts";
import { boundLog } from "./bound-log.ts";
import { chooseRules } from "./choose-rules.ts";
import { checkAgain } from "./check-again.ts";
import { createColdFile } from "./cold-file.ts";
import { createStages } from "./log-stages.ts";
import { makePortrait } from "./portrait/make-portrait.ts";
import { createPageNotes } from "./page-notes.ts";
import { presentFrame, type AuditFrame } from "./present-audit.ts";
import { readAddress } from "./read-address.ts";
import { crawlOrResume, readSite } from "./read-site.ts";
import { addressPages } from "./report/address-pages.ts";
import { makeReport } from "./report/make-report.ts";
import { openPageRunner } from "./second-look/run-pages.ts";
import { inThisShape } from "./stored-shape.ts";
import { createPageIntake } from "./take-pages.ts";
import { warningsOf } from "./warnings.ts";

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
  /** Told of stages, waits and faults, at most 30 lines a minute; nobody by default. */
  readonly log?: Log;
}

/** An audit in this thread: its pages can be had one after the other. */
export interface OpenAudit extends Audit {
  /** As `json`, but the pages are made while they are read. */
  frame(): Promise<AuditFrame>;
}

/** Opens an audit in this thread. @throws AuditFailed when the address can't be read. */
export function openAudit(request: AuditRequest, options: OpenOptions = {}): OpenAudit {
  const { sources, signal, allowance } = options;
  const log = boundLog(options.log ?? silentLog);
  const store = options.store && inThisShape(options.store);
  const start = readAddress(request.url);
  const closing = new AbortController();
  const stop = signal ? AbortSignal.any([signal, closing.signal]) : closing.signal;
  const cold = createColdFile();
  const builder = createSiteBuilder(start, cold);
  const rules = chooseRules(request.rules);
  const judge = createJudge(rules, cold);
  const runner = openPageRunner(request, { store, stop, allowance, log });
  const notes = createPageNotes();
  const intake = createPageIntake(judge, builder, notes);
  const reading = { request, start, store, sources, stop, allowance, intake, builder, runner, log };
  const stage = createStages(log, new URL(start).host);

  const crawlOnce = stage("crawl", "reading the site", (onProgress?: (progress: AuditProgress) => void) =>
    crawlOrResume(reading, onProgress),
  );
  const readOnce = async (onProgress?: (progress: AuditProgress) => void): Promise<SiteFacts> => {
    const { end } = await crawlOnce(onProgress);
    return gatherOnce(end, onProgress);
  };
  const gatherOnce = stage(
    "render",
    "running pages in a browser",
    (end: CrawlEnd, onProgress?: (progress: AuditProgress) => void) => readSite(reading, end, onProgress),
  );

  const judgeSite = stage("judge", "judging the site", async (site: SiteFacts): Promise<Judged> => {
    // What rules know of a site hangs on its list of pages: with a list of their own it goes when they have judged.
    const judgement = judge.finish({ ...site, pages: [...site.pages] });
    return { site, judgement, scores: scoreSite(judgement, rules) };
  });

  const judgeOnce = async (): Promise<Judged> => judgeSite(await readOnce());

  const makePlan = stage("plan", "planning", async (judged: Judged, measuredAt: string, before?: SiteMemory) =>
    planAudit({ ...judged, measuredAt, before }),
  );
  const planOnce = async (before?: SiteMemory): Promise<Plan> => {
    const { finishedAt } = await crawlOnce();
    return makePlan(await judgeOnce(), finishedAt, before);
  };

  const frame = async (): Promise<AuditFrame> => {
    const { startedAt, finishedAt } = await crawlOnce();
    return presentFrame({ ...(await judgeOnce()), links: intake.links, plan: await planOnce(), startedAt, finishedAt });
  };

  return {
    crawl: async (onProgress) => void (await readOnce(onProgress)),
    judge: async () => {
      const { end } = await crawlOnce();
      const judged = await judgeOnce();
      return summarise(judged, warningsOf(judged.site, end.stopped, notes));
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
      return makeReport({ site, judgement, warnings: warningsOf(site, end.stopped, notes), writer, startedAt, finishedAt });
    },
    portrait: async () => makePortrait((await judgeOnce()).site),
    addresses: async (rule) => {
      const finding = (await judgeOnce()).judgement.findings.find((one) => one.rule === rule);
      return finding ? addressPages(finding) : [];
    },
    check: (wanted) => checkAgain({ ...request, start }, wanted, { store, signal: stop, allowance, log }),
    close: async () => {
      closing.abort();
      await runner.close();
      cold.close();
    },
  };
}

const summarise = ({ site, judgement, scores }: Judged, warnings: readonly string[]): JudgedSite => ({
  finalUrl: site.home,
  scores,
  pages: site.coverage.pages,
  requests: site.coverage.requests,
  findings: judgement.findings.filter((finding) => finding.verdict === "fail").length,
  warnings,
});

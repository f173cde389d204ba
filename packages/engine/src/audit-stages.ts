import { scoreSite, type Judge, type Judgement, type Scores } from "@audit/auditor";
import { cutUrl, type CrawlEnd, type Log } from "@audit/crawler";
import type { SiteFacts } from "@audit/facts";
import { planAudit, type Plan } from "@audit/planner";
import type { Rule } from "@audit/rules";
import type { AuditProgress } from "./audit.ts";
import { createStages } from "./log-stages.ts";
import { crawlOrResume, readSite, type CrawlRecord, type ReadOptions } from "./read-site.ts";

type OnProgress = (progress: AuditProgress) => void;

export interface JudgedFacts {
  readonly site: SiteFacts;
  readonly judgement: Judgement;
  readonly scores: Scores;
}

/** The stages of one audit. Each runs once, after those it needs; later callers get the same outcome. */
export interface AuditStages {
  crawl(onProgress?: OnProgress): Promise<CrawlRecord>;
  /** What was crawled, and what a browser saw of it. */
  read(onProgress?: OnProgress): Promise<SiteFacts>;
  judge(): Promise<JudgedFacts>;
  plan(): Promise<Plan>;
}

export function createAuditStages(reading: ReadOptions, judge: Judge, rules: readonly Rule[]): AuditStages {
  const stage = createStages(reading.log, new URL(reading.start).host);
  const crawl = stage("crawl", "reading the site", (onProgress?: OnProgress) => crawlOrResume(reading, onProgress));
  const runSample = stage("render", "running pages in a browser", (end: CrawlEnd, onProgress?: OnProgress) =>
    readSite(reading, end, onProgress),
  );
  const judgeSite = stage("judge", "judging the site", async (site: SiteFacts): Promise<JudgedFacts> => {
    // What rules know of a site hangs on its list of pages: with a list of their own it goes when they have judged.
    const judgement = judge.finish({ ...site, pages: [...site.pages] });
    logRuleFaults(reading.log, site.home, judgement);
    return { site, judgement, scores: scoreSite(judgement, rules) };
  });
  const makePlan = stage("plan", "planning", async (judged: JudgedFacts, measuredAt: string) => {
    const plan = planAudit({ ...judged, measuredAt });
    logPlanFaults(reading.log, judged.site.home, plan);
    return plan;
  });
  const read: AuditStages["read"] = async (onProgress) => runSample((await crawl(onProgress)).end, onProgress);
  const judgeOnce = async (): Promise<JudgedFacts> => judgeSite(await read());
  return {
    crawl,
    read,
    judge: judgeOnce,
    plan: async () => makePlan(await judgeOnce(), (await crawl()).finishedAt),
  };
}

/** Each is a bug of ours: its first places are worth a line each. */
function logRuleFaults(log: Log, home: string, { ruleFaults }: Judgement): void {
  for (const { rule, url, message } of ruleFaults.first) {
    const details = { rule, url: url === null ? null : cutUrl(url), error: message };
    log({ level: "error", stage: "judge", host: new URL(home).host, reason: "a rule broke", details });
  }
}

function logPlanFaults(log: Log, home: string, { ruleFaults }: Plan): void {
  for (const { rule, message } of ruleFaults) {
    const details = { rule, error: message };
    log({ level: "error", stage: "plan", host: new URL(home).host, reason: "a rule broke", details });
  }
}

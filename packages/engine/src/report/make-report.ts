import { responsesByAgent } from "@audit/rules/reading/agent-responses";
import { readAccessMatrix } from "@audit/rules/reading/access-matrix";
import { rules, type RuleIdentity } from "@audit/rules";
import { scoringProfile, weighRules, type Judgement } from "@audit/auditor";
import { itemAt, type SiteFacts } from "@audit/facts";
import { engineVersion } from "../engine-version.ts";
import { chooseSample } from "../rendering/choose-sample.ts";
import { cutText } from "./cut-evidence.ts";
import { markupRows } from "./markup-rows.ts";
import type { AgentRow, Report } from "./report.ts";
import { reportFindings } from "./report-findings.ts";
import { areaRows, reportColumns, type Columns } from "./report-templates.ts";
import { breakDownScore, type Bounds } from "./score-breakdown.ts";
import { fieldReport, searchReport } from "./outside-report.ts";
import { countCoverage, countDepths, countIndexStates, countStatuses } from "./site-numbers.ts";

export interface ReportInput {
  readonly site: SiteFacts;
  readonly judgement: Judgement;
  readonly warnings: readonly string[];
  /** "built-in", or provider/model. */
  readonly writer: string;
  /** ISO 8601 UTC. */
  readonly startedAt: string;
  readonly finishedAt: string;
}

const MOST_ADDRESS = 300;

/** The report of a judged site: pure, and of bounded size whatever the site holds. */
export function makeReport({ site, judgement, warnings, writer, startedAt, finishedAt }: ReportInput): Report {
  const columns = reportColumns(site);
  const { findings, passed, notApplicable } = judgement;
  const inconclusive = findings.filter(({ verdict }) => verdict === "unknown");
  const weighed = weighRules(judgement, rules);
  const forAi = new Set(rules.filter(speaksToAi).map(({ id }) => id));
  return {
    schema: 1,
    site: { url: cutText(site.start, MOST_ADDRESS), home: cutText(site.home, MOST_ADDRESS), startedAt, finishedAt },
    business: { profile: site.profile, asRead: site.profileAsRead },
    engine: { version: engineVersion, rules: judgement.rules, writer },
    warnings: [...warnings],
    profile: {
      severityWeight: { ...scoringProfile.severityWeight },
      leastLoss: scoringProfile.leastLoss,
      faultFactor: scoringProfile.faultFactor,
    },
    scores: {
      health: breakDownScore(weighed, inconclusive, boundsOf(judgement, "health")),
      aiCitation: breakDownScore(
        weighed.filter(({ rule }) => forAi.has(rule.id)),
        inconclusive.filter(({ rule }) => forAi.has(rule)),
        boundsOf(judgement, "aiCitation"),
      ),
    },
    checks: {
      passed: passed.length,
      failed: findings.length - inconclusive.length,
      unknown: inconclusive.length,
      notApplicable: notApplicable.length,
    },
    findings: reportFindings(judgement, weighed, forAi),
    templates: columns.templates,
    areas: areaRows(findings, site, columns),
    statuses: countStatuses(site),
    ...countDepths(site),
    indexability: countIndexStates(site),
    markup: markupRows(site, columns),
    aiAccess: { robots: site.robots.outcome, agents: agentRows(site, columns) },
    coverage: countCoverage(site),
    field: fieldReport(site),
    search: searchReport(site, findings),
    sample: chooseSample(site, 1),
  };
}

function boundsOf({ ceilings, unscored }: Judgement, score: "health" | "aiCitation"): Bounds {
  const [lowest] = ceilings.toSorted((a, b) => a[score] - b[score]);
  return { most: lowest?.[score] ?? 100, because: lowest?.because ?? null, unscored };
}

const speaksToAi = ({ aiVisibility }: RuleIdentity): boolean => aiVisibility === true;

function agentRows(site: SiteFacts, { pages }: Columns): AgentRow[] {
  const addresses = pages.map((indices) => indices.map((index) => itemAt(site.pages, index).url));
  const responses = responsesByAgent(site);
  return readAccessMatrix(site.robots.rules, addresses).map(({ agent, groups }) => ({
    token: agent.token,
    operator: agent.operator,
    purpose: agent.purpose,
    docs: agent.docs,
    mayIgnoreRobots: agent.mayIgnoreRobots === true,
    asked: responses.get(agent.token) ?? null,
    cells: groups.map((group) => ({ ...group })),
  }));
}

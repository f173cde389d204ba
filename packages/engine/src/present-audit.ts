import type { Finding } from "@audit/rules";
import type { Judgement, Scores } from "@audit/auditor";
import type { PageFacts, SiteFacts } from "@audit/facts";
import type { Plan, PlannedAction } from "@audit/planner";
import type { ActionJson, AuditJson, FindingJson, PageJson } from "./audit-json.ts";
import type { LinkCounts } from "./count-links.ts";
import { engineVersion } from "./engine-version.ts";
import { presentPage } from "./present-page.ts";
import { countInBrowser } from "./report/site-numbers.ts";

interface Audited {
  readonly site: SiteFacts;
  readonly links: WeakMap<PageFacts, LinkCounts>;
  readonly judgement: Judgement;
  readonly scores: Scores;
  readonly plan: Plan;
  /** ISO 8601 UTC. */
  readonly startedAt: string;
  readonly finishedAt: string;
}

/** The object of `audit --json` whose pages are made as they are asked for: each is unpacked for it. */
export type AuditFrame = Omit<AuditJson, "pages"> & { readonly pages: Iterable<PageJson> };

export function presentFrame(audited: Audited): AuditFrame {
  const { site, judgement, scores, plan, startedAt, finishedAt } = audited;
  return {
    schema: 1,
    site: { url: site.start, finalUrl: site.home, startedAt, finishedAt, profile: site.profile },
    engine: { version: engineVersion, rules: judgement.rules, writer: plan.writer },
    coverage: site.coverage,
    inBrowser: countInBrowser(site.rendering),
    scores,
    pages: { [Symbol.iterator]: () => presentPages(audited) },
    findings: judgement.findings.map(presentFinding),
    passed: [...judgement.passed],
    notApplicable: [...judgement.notApplicable],
    actions: plan.actions.map(presentAction),
    report: { ...plan.report },
    executiveSummary: plan.executiveSummary,
  };
}

/** Every page of the JSON, made as it is asked for. */
export function* presentPages({ site, links }: Pick<Audited, "site" | "links">): Generator<PageJson, undefined> {
  for (const [index, page] of site.pages.entries())
    yield presentPage(site, page, index, { links: links.get(page)!, meaning: site.meaningOf(index) });
}

function presentFinding({
  rule,
  category,
  area,
  severity,
  weighed,
  verdict,
  title,
  count,
  share,
  pages,
  reason,
}: Finding): FindingJson {
  return { rule, category, area, severity, weighed, verdict, title, count, share, pages, reason };
}

function presentAction(action: PlannedAction): ActionJson {
  const { title, impact, category, difficulty, problem, solution, implementation, tags, rule, template } = action;
  const { patches, affected, pages, heals, evidence, check, checkCommand, fingerprint, priority, ranking } = action;
  return {
    type: action.type,
    title,
    action_name: title,
    impact,
    status: "todo",
    category,
    difficulty,
    time_estimate: action.timeEstimate,
    done_by: action.doneBy,
    time_to_result: action.timeToResult,
    business_value: action.businessValue,
    problem,
    solution,
    implementation,
    patches,
    tags,
    rule,
    template,
    affected,
    pages,
    heals,
    evidence,
    check,
    check_command: checkCommand,
    fingerprint,
    priority,
    ranking,
  };
}

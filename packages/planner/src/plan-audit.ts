import type { Judgement, Scores } from "@audit/auditor";
import type { SiteFacts } from "@audit/facts";
import type { Plan, PlannedRuleFault } from "./action.ts";
import { RuleFailed } from "./ask-rule.ts";
import { planWork } from "./plan-actions.ts";
import { actionPlan } from "./report/action-plan.ts";
import { areaFiles } from "./report/area-files.ts";
import { auditSummary } from "./report/audit-summary.ts";
import { findOpportunities } from "./opportunities/find-opportunities.ts";
import { withOpportunities } from "./opportunities/with-opportunities.ts";
import { executiveSummary } from "./report/executive-summary.ts";
import { WRITTEN_BY } from "./report/written-by.ts";
import { viewSite } from "@audit/rules/view/view-site";

/** Who worded the texts, as reports name it. */
export const BUILT_IN_WRITER = "built-in";

export interface PlanInput {
  readonly site: SiteFacts;
  readonly judgement: Judgement;
  readonly scores: Scores;
  /** When the site was read, ISO 8601; the only time the planner knows. */
  readonly measuredAt: string;
}

/**
 * Turns a judged site into ranked tasks with fixes, the report files and the executive summary. The same input gives
 * the same plan, whatever the order of the findings. Never throws on hostile page content: all of it is escaped, and a
 * rule that throws while it is asked for its words or its code costs its own tasks.
 */
export function planAudit(input: PlanInput): Plan {
  const ruleFaults: PlannedRuleFault[] = [];
  for (;;) {
    try {
      return { ...makePlan(input, new Set(ruleFaults.map(({ rule }) => rule))), ruleFaults };
    } catch (thrown) {
      if (!(thrown instanceof RuleFailed) || ruleFaults.some(({ rule }) => rule === thrown.rule)) throw thrown;
      ruleFaults.push({ rule: thrown.rule, message: thrown.message });
    }
  }
}

/** @param without rules that threw: they cost their own tasks, and their findings stay in the report */
function makePlan(
  { site, judgement, scores, measuredAt }: PlanInput,
  without: ReadonlySet<string>,
): Omit<Plan, "ruleFaults"> {
  const view = viewSite(site, measuredAt);
  const faults = planWork(
    judgement.findings.filter(({ rule }) => !without.has(rule)),
    view,
  );
  const actions = withOpportunities(faults, findOpportunities(view, judgement.findings, without));
  const material = { view, judgement, scores, actions };
  const summary = executiveSummary(material);
  return {
    actions,
    report: {
      "executive_summary.md": summary,
      "audit_summary.md": auditSummary(material),
      ...areaFiles(material),
      "action_plan.md": actionPlan({ home: site.home, measuredAt, actions, writtenBy: WRITTEN_BY }),
    },
    executiveSummary: summary,
    writer: BUILT_IN_WRITER,
  };
}

import type { Finding } from "@audit/rules";
import type { Judgement, WeighedRule } from "@audit/auditor";
import { coveringRules } from "@audit/planner";
import { cutProof, cutText, PROOF_LIMITS } from "./cut-evidence.ts";
import type { ReportFinding } from "./report.ts";

/** Proofs that stand in the report itself. */
const MOST_PROOFS = 3;
const MOST_REASON = 400;

/**
 * Findings as the report shows them: failing ones by what they cost, then those that could not be decided.
 * @param forAi rules that count towards the AI citation score
 */
export function reportFindings(
  { findings }: Judgement,
  weighed: readonly WeighedRule[],
  forAi: ReadonlySet<string>,
): ReportFinding[] {
  const rules = new Map(weighed.map((one) => [one.rule.id, one]));
  const costOf = ({ rule }: Finding): number => (rules.get(rule)?.weight ?? 0) * (rules.get(rule)?.loss ?? 0);
  const failing = new Set(findings.filter(({ verdict }) => verdict === "fail").map(({ rule }) => rule));
  return findings
    .toSorted(
      (a, b) =>
        Number(a.verdict === "unknown") - Number(b.verdict === "unknown") ||
        costOf(b) - costOf(a) ||
        b.count - a.count ||
        (a.rule < b.rule ? -1 : 1),
    )
    .map((finding) => ({
      ...present(finding),
      ai: forAi.has(finding.rule),
      coveredBy: coveringRules(finding.rule).filter((rule) => failing.has(rule)),
    }));
}

function present(finding: Finding): Omit<ReportFinding, "ai" | "coveredBy"> {
  const { rule, category, area, severity, weighed, verdict, title, scope, count, share, certainty, reason, says } =
    finding;
  return {
    rule,
    category,
    area,
    severity,
    weighed: [...weighed],
    verdict,
    title,
    why: says.why,
    fix: says.fix,
    source: says.source,
    scope,
    count,
    outOf: Math.max(count, Math.round(count / Math.max(share, Number.EPSILON))),
    certainty,
    reason: reason === null ? null : cutText(reason, MOST_REASON),
    proofs: finding.pages.slice(0, MOST_PROOFS).map(({ url, evidence }) => cutProof(url, evidence, PROOF_LIMITS)),
  };
}

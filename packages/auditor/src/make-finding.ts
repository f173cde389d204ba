import type { Finding, FindingTexts, Rule, PageFault } from "@audit/rules";

/** @param outOf how many addresses the rule looked at, failing ones included. */
export function makeFinding(
  rule: Rule,
  verdict: Finding["verdict"],
  scope: Finding["scope"],
  pages: readonly PageFault[],
  outOf: number,
  reason: string | null = null,
): Finding {
  const { id, category, area, severity, certainty, fixKind, repair = {} } = rule;
  const says = textsOf(rule);
  const affected = Math.max(1, pages.length);
  return {
    rule: id,
    category,
    area,
    severity,
    weighed: [],
    verdict,
    title: says.failing,
    scope,
    count: affected,
    share: Math.min(1, affected / Math.max(1, outOf)),
    pages,
    reason,
    certainty,
    fixKind,
    repair,
    says,
  };
}

/** What findings and catalogue say of a rule. */
export const textsOf = ({ source, words: { en } }: Rule): FindingTexts => ({
  failing: en.failing,
  why: en.why,
  fix: en.steps,
  source,
});

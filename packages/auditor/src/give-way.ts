import type { Finding, Rule } from "@audit/rules";
import { makeFinding } from "./make-finding.ts";

/** What became of one rule. */
export interface Outcome {
  readonly rule: Rule;
  /** Addresses that the rule looked at, failing ones included; 1 for a judgement of the whole site. */
  readonly outOf: number;
  readonly result: Finding | "passed" | "not-applicable";
}

/** Drops findings that report the same fault as a rule nearer to its cause. */
export function giveWay(outcomes: readonly Outcome[]): Outcome[] {
  const failing = new Map(
    outcomes.flatMap(({ rule, result }) =>
      typeof result === "object" && result.verdict === "fail" ? [[rule.id, result] as const] : [],
    ),
  );
  return outcomes.map((outcome) => {
    const nearer = nearerRules(outcome.rule).flatMap((id) => failing.get(id) ?? []);
    return nearer.length > 0 && failing.has(outcome.rule.id) ? withoutRepeats(outcome, nearer) : outcome;
  });
}

/** The rules whose findings silence this one. */
export const nearerRules = ({ givesWayTo = [] }: Rule): readonly string[] =>
  givesWayTo.flatMap(({ to, as }) => (as === "finding" ? to : []));

function withoutRepeats({ rule, outOf, result }: Outcome, nearer: readonly Finding[]): Outcome {
  const own = result as Finding;
  if (own.scope === "site" || nearer.some(({ scope }) => scope === "site")) {
    return { rule, outOf: 0, result: "not-applicable" };
  }
  const reported = new Set(nearer.flatMap(({ pages }) => pages.map(({ url }) => url)));
  const left = own.pages.filter(({ url }) => !reported.has(url));
  const judged = outOf - (own.pages.length - left.length);
  if (left.length > 0) return { rule, outOf: judged, result: makeFinding(rule, "fail", "pages", left, judged) };
  return { rule, outOf: judged, result: judged > 0 ? "passed" : "not-applicable" };
}

import type { Finding, Category, Grade, Rule, Severity } from "@audit/rules";
import type { Judgement, Scores } from "./judgement.ts";
import { scoringProfile, type ScoringProfile } from "./scoring-profile.ts";

export const CATEGORIES: readonly Category[] = ["schema", "content", "technical", "social", "tools"];

/** A rule that could be decided, and what it counts for. */
export interface WeighedRule {
  readonly rule: Rule;
  /** By case, where it fails. */
  readonly severity: Severity;
  readonly weight: number;
  /** Share of the weight that is lost, 0..1: reach x certainty of its finding. */
  readonly loss: number;
  /** How much of the site the fault touches, as the profile counts it, 0..1; 0 for a rule that holds. */
  readonly reach: number;
}

/** What a rule's claim rests on. */
export const gradeOf = ({ grade = "A" }: Rule): Grade => grade;

/**
 * What a rule counts for in the scores; nothing when only a convention or an opinion backs it.
 * @param severity by case, for a rule that fails
 */
export const weightOf = (
  rule: Rule,
  profile: ScoringProfile = scoringProfile,
  severity: Severity = rule.severity,
): number => (!rule.informs && profile.scoredGrades.includes(gradeOf(rule)) ? profile.severityWeight[severity] : 0);

/** Every rule that passed or failed with its weight; what is unknown or not applicable counts neither way. */
export function weighRules(
  judgement: Judgement,
  rules: readonly Rule[],
  profile: ScoringProfile = scoringProfile,
): WeighedRule[] {
  const failing = new Map(
    judgement.findings.filter(({ verdict }) => verdict === "fail").map((finding) => [finding.rule, finding]),
  );
  const passed = new Set(judgement.passed);
  return rules.flatMap((rule) => {
    const finding = failing.get(rule.id);
    if (!finding && !passed.has(rule.id)) return [];
    const reach = finding ? reachOf(finding, profile) : 0;
    const severity = finding?.severity ?? rule.severity;
    const weight = weightOf(rule, profile, severity);
    return [{ rule, severity, weight, reach, loss: reach * (finding?.certainty ?? 0) }];
  });
}

/** What holds and what is lost, in weights; a fault counts several times what a check that holds does. */
export function sumsOf(
  weighed: readonly WeighedRule[],
  { faultFactor }: ScoringProfile = scoringProfile,
): { readonly held: number; readonly lost: number } {
  return {
    held: weighed.reduce((sum, { weight, loss }) => sum + weight * (1 - loss), 0),
    lost: weighed.reduce((sum, { weight, loss }) => sum + faultFactor * weight * loss, 0),
  };
}

/** 0..100 and not rounded, before any ceiling; null where none was judged. */
export function scoreOf(weighed: readonly WeighedRule[], profile: ScoringProfile = scoringProfile): number | null {
  const { held, lost } = sumsOf(weighed, profile);
  return held + lost === 0 ? null : (100 * held) / (held + lost);
}

/**
 * Scores of a judged site: what holds against what is lost, each failing rule losing by how much of the site it touches,
 * and no more than the gravest fault lets it have. Rules that are unknown or not applicable count neither way.
 * @returns 0..100, rounded; null where no rule was judged or too few pages were read.
 */
export function scoreSite(
  judgement: Judgement,
  rules: readonly Rule[],
  profile: ScoringProfile = scoringProfile,
): Scores {
  const { ceilings, unscored } = judgement;
  const weighed = weighRules(judgement, rules, profile);
  const rounded = (some: readonly WeighedRule[], most = 100): number | null => {
    const score = scoreOf(some, profile);
    return score === null || unscored !== null ? null : Math.round(Math.min(score, most));
  };
  const byCategory = Object.fromEntries(
    CATEGORIES.map((category) => [category, rounded(weighed.filter(({ rule }) => rule.category === category))]),
  ) as Record<Category, number | null>;
  return {
    health: rounded(weighed, lowest(ceilings.map(({ health }) => health))),
    aiCitation: rounded(
      weighed.filter(({ rule }) => rule.aiVisibility === true),
      lowest(ceilings.map(({ aiCitation }) => aiCitation)),
    ),
    byCategory,
    ceilings,
    unscored,
  };
}

const lowest = (values: readonly number[]): number => Math.min(100, ...values);

const reachOf = ({ scope, share }: Finding, { leastLoss }: ScoringProfile): number =>
  scope === "site" ? 1 : Math.max(leastLoss, Math.sqrt(share));

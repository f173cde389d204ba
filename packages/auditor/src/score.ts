import type { Finding, Judgement, Scores } from "./finding.ts";
import type { Category, Rule } from "./rule.ts";
import { scoringProfile, type ScoringProfile } from "./scoring-profile.ts";

const CATEGORIES: readonly Category[] = ["schema", "content", "technical", "social", "tools"];

/**
 * Scores of a judged site: the weighted share of rules that hold, each failing rule losing by how much of
 * the site it touches. Rules that are unknown or not applicable count neither way.
 * @returns 0..100, rounded; null where no rule was judged.
 */
export function scoreSite(
  judgement: Judgement,
  rules: readonly Rule[],
  profile: ScoringProfile = scoringProfile,
): Scores {
  const failing = new Map(judgement.findings.map((finding) => [finding.rule, finding]));
  const passed = new Set(judgement.passed);
  const judged = rules.filter((rule) => passed.has(rule.id) || failing.get(rule.id)?.verdict === "fail");
  const scoreOf = (some: readonly Rule[]): number | null => weightedShare(some, failing, profile);
  const byCategory = Object.fromEntries(
    CATEGORIES.map((category) => [category, scoreOf(judged.filter((rule) => rule.category === category))]),
  ) as Record<Category, number | null>;
  return {
    health: scoreOf(judged),
    aiCitation: scoreOf(judged.filter((rule) => rule.aiVisibility === true)),
    byCategory,
  };
}

function weightedShare(
  rules: readonly Rule[],
  failing: ReadonlyMap<string, Finding>,
  profile: ScoringProfile,
): number | null {
  if (rules.length === 0) return null;
  let weight = 0;
  let held = 0;
  for (const rule of rules) {
    const own = profile.severityWeight[rule.severity];
    const finding = failing.get(rule.id);
    weight += own;
    held += own * (finding ? 1 - lossOf(finding, profile) : 1);
  }
  return Math.round((100 * held) / weight);
}

function lossOf(finding: Finding, profile: ScoringProfile): number {
  const reach = finding.scope === "site" ? 1 : Math.max(profile.leastLoss, Math.sqrt(finding.share));
  return reach * finding.certainty;
}

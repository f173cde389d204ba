import { CATEGORIES, scoreOf, type WeighedRule } from "@audit/auditor";
import { type Category, type Finding } from "@audit/rules";
import type { CategoryScore, ScoreCost, ScoreBreakdown } from "./report.ts";

const MOST_COSTS = 10;

/**
 * How a score came about: what each category and each failing rule takes from 100.
 * @param weighed the rules that this score is made of
 * @param inconclusive findings that could not be decided, of the same rules
 */
export function breakDownScore(weighed: readonly WeighedRule[], inconclusive: readonly Finding[]): ScoreBreakdown {
  const whole = weighed.reduce((sum, { weight }) => sum + weight, 0);
  const failing = weighed.filter(({ loss }) => loss > 0);
  return {
    score: rounded(scoreOf(weighed)),
    judged: weighed.length,
    failed: failing.length,
    categories: CATEGORIES.map((category) => categoryScore(category, weighed, whole, inconclusive)),
    costs: failing
      .filter(({ weight }) => weight > 0)
      .map((one) => costOf(one, whole))
      .toSorted((a, b) => b.points - a.points || (a.rule < b.rule ? -1 : 1))
      .slice(0, MOST_COSTS),
  };
}

/** Points of 100 that a rule takes, exactly. */
export const pointsOf = ({ weight, loss }: WeighedRule, whole: number): number =>
  weight === 0 ? 0 : (100 * weight * loss) / whole;

function categoryScore(
  category: Category,
  weighed: readonly WeighedRule[],
  whole: number,
  inconclusive: readonly Finding[],
): CategoryScore {
  const own = weighed.filter(({ rule }) => rule.category === category);
  const weight = own.reduce((sum, one) => sum + one.weight, 0);
  const failed = own.filter(({ loss }) => loss > 0).length;
  return {
    category,
    score: rounded(scoreOf(own)),
    weight: whole === 0 ? 0 : weight / whole,
    points: tenth(own.reduce((sum, one) => sum + pointsOf(one, whole), 0)),
    passed: own.length - failed,
    failed,
    unknown: inconclusive.filter((one) => one.category === category).length,
  };
}

function costOf(one: WeighedRule, whole: number): ScoreCost {
  const { rule, severity, weight, reach } = one;
  return {
    rule: rule.id,
    title: rule.words.en.failing,
    severity,
    category: rule.category,
    points: tenth(pointsOf(one, whole)),
    weight,
    reach,
    certainty: rule.certainty,
  };
}

const rounded = (score: number | null): number | null => (score === null ? null : Math.round(score));
const tenth = (value: number): number => Math.round(value * 10) / 10;

import { CATEGORIES, scoreOf, scoringProfile, sumsOf, type WeighedRule } from "@audit/auditor";
import { type Category, type Finding } from "@audit/rules";
import type { CategoryScore, ScoreCost, ScoreBreakdown } from "./report.ts";

const MOST_COSTS = 10;

/** What bounds a score whatever its checks say. */
export interface Bounds {
  readonly most: number;
  readonly because: string | null;
  readonly unscored: string | null;
}

const UNBOUND: Bounds = { most: 100, because: null, unscored: null };

/**
 * How a score came about: what each category and each failing rule takes from 100.
 * @param weighed the rules that this score is made of
 * @param inconclusive findings that could not be decided, of the same rules
 */
export function breakDownScore(
  weighed: readonly WeighedRule[],
  inconclusive: readonly Finding[],
  { most, because, unscored }: Bounds = UNBOUND,
): ScoreBreakdown {
  const { held, lost } = sumsOf(weighed);
  const whole = held + lost;
  const weight = weighed.reduce((sum, one) => sum + one.weight, 0);
  const made = scoreOf(weighed);
  const failing = weighed.filter(({ loss }) => loss > 0);
  return {
    score: unscored === null ? rounded(made === null ? null : Math.min(made, most)) : null,
    ceiling: made !== null && made > most && because !== null ? { most, because } : null,
    unscored,
    judged: weighed.length,
    failed: failing.length,
    categories: CATEGORIES.map((category) => categoryScore(category, weighed, { whole, weight }, inconclusive)),
    costs: failing
      .filter(({ weight }) => weight > 0)
      .map((one) => costOf(one, whole))
      .toSorted((a, b) => b.points - a.points || (a.rule < b.rule ? -1 : 1))
      .slice(0, MOST_COSTS),
  };
}

/** Points of 100 that a rule takes, exactly. @param whole what all rules hold and lose together */
export const pointsOf = ({ weight, loss }: WeighedRule, whole: number): number =>
  weight === 0 ? 0 : (100 * scoringProfile.faultFactor * weight * loss) / whole;

function categoryScore(
  category: Category,
  weighed: readonly WeighedRule[],
  all: { readonly whole: number; readonly weight: number },
  inconclusive: readonly Finding[],
): CategoryScore {
  const own = weighed.filter(({ rule }) => rule.category === category);
  const weight = own.reduce((sum, one) => sum + one.weight, 0);
  const failed = own.filter(({ loss }) => loss > 0).length;
  return {
    category,
    score: rounded(scoreOf(own)),
    weight: all.weight === 0 ? 0 : weight / all.weight,
    points: tenth(own.reduce((sum, one) => sum + pointsOf(one, all.whole), 0)),
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

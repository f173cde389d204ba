import { scoringProfile } from "@audit/auditor";
import { type Severity } from "@audit/rules";
import { BANDS } from "./bands.ts";
import { SURE } from "./formula.ts";

export interface Stake {
  readonly severity: Severity;
  /** Why it differs from the rule's own severity, as clauses after "because". */
  readonly weighed: readonly string[];
  /** How many times it weighs what is merely unsaid, because it says what isn't so; 1 unless told. */
  readonly untrue?: number;
  /** Addresses at fault, 1 or more. */
  readonly count: number;
  /** Addresses of its group that the rule spoke about, at least `count`. */
  readonly outOf: number;
  /** HTML pages of the site. */
  readonly sitePages: number;
  /** Whether the fault is one of the whole site. */
  readonly whole: boolean;
  /** Mean worth of the pages at fault. */
  readonly worth: number;
  /** Whether nobody who searches or buys meets the fault. */
  readonly upkeep?: boolean;
  /** 0..1. */
  readonly certainty: number;
  /** Minutes of work. */
  readonly minutes: number;
  /** Where the count is reckoned from pages run in a browser: on how many of them the fault was seen. */
  readonly sample?: { readonly seen: number; readonly looked: number } | null;
}

const LOWER: Readonly<Record<Severity, Severity>> = { high: "medium", medium: "low", low: "low" };

/** How grave a fault is as far as it is sure: what a rule mainly infers counts one step lower. */
export const impactOf = ({ severity, certainty }: Pick<Stake, "severity" | "certainty">): Severity =>
  certainty < SURE ? LOWER[severity] : severity;

/**
 * How much of its group is at fault, as far as the group counts in the site, and how much of the site: the mean of the
 * two. The square root keeps one page of ten visible; the logarithm keeps ten pages of a thousand from vanishing.
 * @returns 0..1
 */
export function reachOf({
  whole,
  count,
  outOf,
  sitePages,
}: Pick<Stake, "whole" | "count" | "outOf" | "sitePages">): number {
  if (whole) return 1;
  const part = (pages: number): number => Math.min(1, Math.log(1 + pages) / Math.log(1 + Math.max(1, sitePages)));
  const ofGroup = Math.sqrt(Math.min(1, count / Math.max(1, outOf)));
  return (ofGroup * part(outOf) + part(count)) / 2;
}

/** By how much each further band of working time sets a task back. */
const STEP = 0.05;

/**
 * 1 for a quarter of an hour up to 1.2 for a project. It decides between tasks of nearly the same worth and no others:
 * work that is worth ten times as much is not put off because it takes a day.
 */
export const effortOf = (minutes: number): number =>
  1 + STEP * Object.values(BANDS).filter((band) => band < minutes).length;

export type RankName = "severity" | "reach" | "page worth" | "certainty" | "effort";

/** The five numbers behind a priority, rounded as they are shown: whoever reckons with them gets the same result. */
export const factorsOf = (stake: Stake): Readonly<Record<RankName, number>> => ({
  severity: scoringProfile.severityWeight[impactOf(stake)] * (stake.untrue ?? 1),
  reach: rounded(reachOf(stake), SHOWN_DIGITS),
  "page worth": rounded(stake.worth, SHOWN_DIGITS),
  certainty: rounded(stake.certainty, SHOWN_DIGITS),
  effort: rounded(effortOf(stake.minutes), SHOWN_DIGITS),
});

/** Digits enough to show one page of a thousand. */
const SHOWN_DIGITS = 3;

const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

/**
 * How much a task matters. A grave fault of few or humble pages is no graver than what it is worth: below the worth of
 * a fault one step lower on all pages of an ordinary site, it counts as one of that step.
 */
export function taskImpactOf(stake: Stake): Severity {
  const impact = impactOf(stake);
  const { severity, reach, "page worth": worth, certainty } = factorsOf(stake);
  const lower = LOWER[impact];
  return severity * reach * worth * certainty < scoringProfile.severityWeight[lower] ? lower : impact;
}

/** The priority of a task, rounded to two digits; only its order has a meaning. */
export function priorityOf(stake: Stake): number {
  const { severity, reach, "page worth": worth, certainty, effort } = factorsOf(stake);
  return rounded((severity * reach * worth * certainty) / effort, 2);
}

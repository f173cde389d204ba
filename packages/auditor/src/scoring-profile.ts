import type { Grade, Severity } from "@audit/rules";

/** All numbers of the scores, in one place. */
export interface ScoringProfile {
  readonly severityWeight: Readonly<Record<Severity, number>>;
  /** How well a rule must be backed to count at all. */
  readonly scoredGrades: readonly Grade[];
  /** How many times what is lost counts beside what holds. */
  readonly faultFactor: number;
  /** What a failing rule loses at least, as a share of its weight, however few pages it touches. */
  readonly leastLoss: number;
}

/**
 * Health = 100 x held / (held + faultFactor x lost) over judged rules, held = sum(weight x (1 - loss)), lost = sum(weight x
 * loss); at most what the ceiling of the gravest fault allows.
 * Loss of a fault of the whole site = certainty; of a fault of pages = sqrt(share of pages) x certainty.
 */
export const scoringProfile: ScoringProfile = {
  // A high fault can keep pages out of search, a medium one costs position or clicks, a low one is polish:
  // each step is worth about three of the next.
  severityWeight: { high: 10, medium: 3, low: 1 },
  scoredGrades: ["A", "B"],
  // Most checks hold on any site, even a poor one: counted alike, all sites would stand between 90 and 98. By 20, health
  // lies 10 points from the scores that consultants gave 19 sites, on average; by 5 it lay 28 above them.
  faultFactor: 20,
  // One broken page among thousands must show, but not more than a tenth of a rule broken everywhere.
  leastLoss: 0.1,
};

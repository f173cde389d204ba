import type { Category, Finding } from "@audit/rules";

/** All rules' outcomes over one site. */
export interface Judgement {
  readonly findings: readonly Finding[];
  /** Ids of rules that looked and found nothing wrong. */
  readonly passed: readonly string[];
  /** Ids of rules that had nothing to speak about. */
  readonly notApplicable: readonly string[];
  readonly rules: number;
  readonly ruleFaults: RuleFaults;
  /** What the scores can't exceed, lowest first. */
  readonly ceilings: readonly ScoreCeiling[];
  /** Why the site gets no score at all, as a sentence; null where it gets one. */
  readonly unscored: string | null;
}

/** A grave fault and what the scores can be at most while it stands. */
export interface ScoreCeiling {
  readonly rule: string;
  readonly health: number;
  readonly aiCitation: number;
  readonly because: string;
}

/** A rule that threw while it judged: a fault of this program, never of the site. Its verdict there is unknown. */
export interface RuleFault {
  readonly rule: string;
  /** Null for a rule over the whole site. */
  readonly url: string | null;
  readonly message: string;
}

export interface RuleFaults {
  readonly count: number;
  /** At most 50 of them. */
  readonly first: readonly RuleFault[];
}

/** 0..100, or null when nothing was judged or too little was read. */
export interface Scores {
  readonly health: number | null;
  readonly aiCitation: number | null;
  readonly byCategory: Readonly<Record<Category, number | null>>;
  /** Grave faults that keep a score down; empty where none does. */
  readonly ceilings: readonly ScoreCeiling[];
  readonly unscored: string | null;
}

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

/** 0..100, or null when nothing was judged. */
export interface Scores {
  readonly health: number | null;
  readonly aiCitation: number | null;
  readonly byCategory: Readonly<Record<Category, number | null>>;
}

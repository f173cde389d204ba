import type { Category, FixKind, Repair, Severity } from "./rule-identity.ts";
import type { EvidenceValue, PageFault } from "./verdict.ts";

/** One rule's outcome over the whole site. */
export interface Finding<S extends EvidenceValue = EvidenceValue> {
  readonly rule: string;
  readonly category: Category;
  readonly area: string;
  /** What it weighs in this case; where that is not what its rule weighs by itself, `weighed` says why. */
  readonly severity: Severity;
  /** Clauses that follow "because"; empty where the case weighs what the rule does. */
  readonly weighed: readonly string[];
  readonly verdict: "fail" | "unknown";
  readonly title: string;
  /** "site": one fault of the whole site; "pages": each entry of `pages` is at fault. */
  readonly scope: "site" | "pages";
  /** Failing (or unknown) addresses; 1 for a fault of the whole site. */
  readonly count: number;
  /** count / addresses judged, 0..1. */
  readonly share: number;
  readonly pages: readonly PageFault<S>[];
  /** Why the rule could not tell, for "unknown". */
  readonly reason: string | null;
  readonly certainty: number;
  readonly fixKind: FixKind;
  readonly repair: Repair;
  readonly says: FindingTexts;
}

/** What a finding says of its rule, in the language of the audit. */
export interface FindingTexts {
  readonly failing: string;
  readonly why: string;
  readonly fix: string;
  readonly source: string;
}

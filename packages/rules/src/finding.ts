import type { Category, FixKind, RuleSays, Severity } from "./rule.ts";
import type { PageFault } from "./verdict.ts";

/** One rule's outcome over the whole site. */
export interface Finding {
  readonly rule: string;
  readonly category: Category;
  readonly area: string;
  readonly severity: Severity;
  readonly verdict: "fail" | "unknown";
  readonly title: string;
  /** "site": one fault of the whole site; "pages": each entry of `pages` is at fault. */
  readonly scope: "site" | "pages";
  /** Failing (or unknown) addresses; 1 for a fault of the whole site. */
  readonly count: number;
  /** count / addresses judged, 0..1. */
  readonly share: number;
  readonly pages: readonly PageFault[];
  /** Why the rule could not tell, for "unknown". */
  readonly reason: string | null;
  readonly certainty: number;
  readonly fixKind: FixKind;
  readonly says: RuleSays;
}

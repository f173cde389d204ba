import type { AuditFrame, AuditRequest, FindingJson } from "@audit/engine";

/** An audit as every format shows it. */
export interface Reported {
  readonly audit: AuditFrame;
  readonly warnings: readonly string[];
  readonly correction: AuditRequest["correction"];
  /** Findings that fail: all of them, or with --only-new those that are new, each with its new pages alone. */
  readonly findings: readonly FindingJson[];
  /** Findings that are new since the baseline; null without one. */
  readonly fresh: readonly FindingJson[] | null;
  /** Conditions of --fail-on that hold. */
  readonly held: readonly string[];
}

export const scoreText = (value: number | null): string => (value === null ? "–" : String(value));

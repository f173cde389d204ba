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

/** What was seen at one address, as a short text. */
export function evidenceText(evidence: FindingJson["pages"][number]["evidence"]): string {
  const { at, saw, expected } = evidence;
  const seen = typeof saw === "string" ? saw : JSON.stringify(saw);
  const wanted =
    expected === undefined ? "" : `; expected ${typeof expected === "string" ? expected : JSON.stringify(expected)}`;
  return cut(`${at}: ${seen}${wanted}`);
}

const MOST_CHARACTERS = 300;
const cut = (text: string): string => (text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)} …` : text);

export const scoreText = (value: number | null): string => (value === null ? "–" : String(value));
